import { MESSAGES, type Texts } from '@backoffice/contracts';

import ui from './en.json';

const messages = Object.fromEntries(Object.entries(MESSAGES).map(([key, { text }]) => [key, text]));

export default { ui, messages } satisfies Texts;

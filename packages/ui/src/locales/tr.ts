import type { Texts } from '@backoffice/contracts';

import ui from './tr.json';
import messages from './messages.tr.json';

export default { ui, messages } satisfies Texts;

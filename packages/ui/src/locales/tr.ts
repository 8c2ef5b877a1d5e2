import type { Texts } from '@backoffice/contracts';

import messages from './messages.tr.json';
import ui from './tr.json';

export default { ui, messages } satisfies Texts;

import type { Texts } from '@backoffice/contracts';

import ui from './ar.json';
import messages from './messages.ar.json';

export default { ui, messages } satisfies Texts;

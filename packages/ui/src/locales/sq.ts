import type { Texts } from '@backoffice/contracts';

import ui from './sq.json';
import messages from './messages.sq.json';

export default { ui, messages } satisfies Texts;

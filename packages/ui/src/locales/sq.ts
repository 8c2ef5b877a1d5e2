import type { Texts } from '@backoffice/contracts';

import messages from './messages.sq.json';
import ui from './sq.json';

export default { ui, messages } satisfies Texts;

import { logout } from '@backoffice/api-client/resources/session';
import { dismissNotifications } from '@backoffice/ui/notify';

import { isSellingWithoutLine } from '../../outage/stand-by';

/**
 * Ends the session in all tabs; whoever comes next lands on the page that is open. Not without a
 * line, where nobody could come in again.
 */
export function lock(): void {
  if (isSellingWithoutLine()) return;
  dismissNotifications();
  void logout();
}

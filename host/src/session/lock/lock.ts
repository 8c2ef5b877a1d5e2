import { logout } from '@backoffice/api-client/resources/session';
import { dismissNotifications } from '@backoffice/ui/notify';

/** Ends the session in all tabs; whoever comes next lands on the page that is open. */
export function lock(): void {
  dismissNotifications();
  void logout();
}

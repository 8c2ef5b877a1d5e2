import type { ToastPosition } from 'react-toastify/unstyled';

import type { NotifyAction } from './notification-text';

export interface NotifyOptions {
  /** A second line, as the server's own words. Left out when it only repeats the text. */
  detail?: string | null;
  /** A notification with the same id is replaced instead of shown twice. */
  id?: string;
  /** Another corner than the top right, for messages that the specification puts there. */
  position?: ToastPosition;
  action?: NotifyAction | undefined;
}

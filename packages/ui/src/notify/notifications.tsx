import { NOTIFICATION_DURATION } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';
import {
  ToastContainer,
  cssTransition,
  toast,
  type CloseButtonProps,
} from 'react-toastify/unstyled';

import { watchNotificationRoom } from './notification-room';

const transition = cssTransition({ enter: 'notification-enter', exit: 'notification-exit' });

/** Where notifications appear; the host mounts it once. */
export function Notifications() {
  const { t } = useTranslation('ui');
  // The timer stops while the focus is inside, as it does under the pointer.
  return (
    <div ref={watchNotificationRoom} onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="top-right"
        autoClose={NOTIFICATION_DURATION}
        pauseOnHover
        pauseOnFocusLoss={false}
        newestOnTop
        hideProgressBar
        draggable={false}
        closeOnClick={false}
        limit={6}
        transition={transition}
        closeButton={NotificationClose}
        aria-label={t('notifications')}
      />
    </div>
  );
}

function NotificationClose({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className="btn-close notification-close"
      aria-label={t('close')}
      onClick={closeToast}
    />
  );
}

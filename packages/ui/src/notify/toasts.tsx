import { NOTIFICATION_DURATION, type Tone } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';
import {
  ToastContainer,
  cssTransition,
  toast,
  type CloseButtonProps,
  type Id,
  type ToastContent,
  type ToastOptions,
  type TypeOptions,
} from 'react-toastify/unstyled';

import { watchNotificationRoom } from './notification-room';
import { NotificationText } from './notification-text';
import type { NotifyOptions } from './notify-options';

const transition = cssTransition({ enter: 'notification-enter', exit: 'notification-exit' });

/** Where notifications appear. */
export function Toasts() {
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

const TOAST_TYPES: Record<Tone, TypeOptions> = {
  success: 'success',
  danger: 'error',
  warning: 'warning',
  info: 'info',
};

/** At most so many successes are shown at once; a further one closes the oldest. */
const MOST_SUCCESSES = 3;
const successes: Id[] = [];

function showSuccess(content: ToastContent, options: ToastOptions): void {
  successes.push(toast(content, options));
  const shown = successes.filter((id) => toast.isActive(id));
  for (const id of shown.slice(0, -MOST_SUCCESSES)) toast.dismiss(id);
  successes.splice(0, successes.length, ...shown.slice(-MOST_SUCCESSES));
}

/** Shows a notification, or replaces the one that says the same. */
export function show(
  tone: Tone,
  text: string,
  { detail, id, position, action }: NotifyOptions = {},
): void {
  const second = detail && detail.trim() !== text ? detail.trim() : undefined;
  const urgent = tone === 'danger' || tone === 'warning';
  const toastId = id ?? (urgent ? `${tone}:${text}` : undefined);
  const content: ToastContent = ({ closeToast }) => (
    <NotificationText text={text} detail={second} action={action} onClose={closeToast} />
  );
  const options: ToastOptions = {
    type: TOAST_TYPES[tone],
    role: urgent ? 'alert' : 'status',
    ...(position && { position }),
  };
  if (toastId !== undefined && toast.isActive(toastId)) {
    toast.update(toastId, { ...options, render: content });
  } else if (tone === 'success' && !position) {
    showSuccess(content, { ...options, toastId });
  } else {
    toast(content, { ...options, toastId });
  }
}

export const dismissAll = (): void => toast.dismiss();

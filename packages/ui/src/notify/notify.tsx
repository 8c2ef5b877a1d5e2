import { MESSAGES, type MessageKey, type Tone } from '@backoffice/contracts';
import {
  toast,
  type Id,
  type ToastContent,
  type ToastOptions,
  type ToastPosition,
  type TypeOptions,
} from 'react-toastify/unstyled';

import { messageText, type MessageParams } from './message-text';
import { NotificationText, type NotifyAction } from './notification-text';

export interface NotifyOptions {
  /** A second line, as the server's own words. Left out when it only repeats the text. */
  detail?: string | null;
  /** A notification with the same id is replaced instead of shown twice. */
  id?: string;
  /** Another corner than the top right, for messages that the specification puts there. */
  position?: ToastPosition;
  action?: NotifyAction | undefined;
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

function show(
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

const withTone =
  (tone: Tone) =>
  (text: string, options?: NotifyOptions): void =>
    show(tone, text, options);

/** Shows a translated text at the top right for 7 s, longer while it has the pointer or focus. */
export const notify = {
  success: withTone('success'),
  danger: withTone('danger'),
  warning: withTone('warning'),
  info: withTone('info'),
};

/** Shows a message of the error catalogue in its tone, with `detail` as a second line. */
export function notifyMessage(
  key: MessageKey,
  params?: MessageParams,
  options?: NotifyOptions,
): void {
  show(MESSAGES[key].tone, messageText(key, params), options);
}

/** Takes away every notification, for instance at sign-out. */
export const dismissNotifications = (): void => toast.dismiss();

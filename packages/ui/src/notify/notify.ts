import { MESSAGES, type MessageKey, type Tone } from '@backoffice/contracts';

import { withToasts } from './late-toasts';
import { messageText, type MessageParams } from './message-text';
import type { NotifyOptions } from './notify-options';

const withTone =
  (tone: Tone) =>
  (text: string, options?: NotifyOptions): void =>
    withToasts(({ show }) => show(tone, text, options));

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
  notify[MESSAGES[key].tone](messageText(key, params), options);
}

/** Takes away every notification, for instance at sign-out. */
export const dismissNotifications = (): void => withToasts(({ dismissAll }) => dismissAll());

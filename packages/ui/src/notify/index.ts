export { fieldTexts, reasonText, refusalText, wordsFor } from '../refusals/refusal-text';
export { loadRefusals } from '../refusals/refusal-texts';
export { loadNotifications } from './late-toasts';
export { messageText, requiredText, type MessageParams } from './message-text';
export type { NotifyAction } from './notification-text';
export { Notifications } from './notifications';
export { dismissNotifications, notify, notifyMessage } from './notify';
export type { NotifyOptions } from './notify-options';

export { messageText, requiredText, type MessageParams } from './message-text';
export { Notifications } from './notifications';
export {
  dismissNotifications,
  notify,
  notifyMessage,
  type NotifyAction,
  type NotifyOptions,
} from './notify';

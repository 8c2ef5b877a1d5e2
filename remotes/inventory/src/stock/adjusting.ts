/** Dialogs that put stock right, in one file that pages don't wait for. */
export { FoundDialog } from './found-dialog';
export { OutDialog } from './out-dialog';

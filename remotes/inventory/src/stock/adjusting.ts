/** What puts stock right, in one file that pages do not wait for. */
export { FoundDialog } from './found-dialog';
export { OutDialog } from './out-dialog';

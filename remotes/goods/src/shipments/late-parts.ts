/** What a shipment needs only now and then, in one file: it brings the code of dialogs with it. */
export { CloseDialog } from './closing/close-dialog';
export { ReceiveAllDialog } from './shipment/receiving/receive-all-dialog';

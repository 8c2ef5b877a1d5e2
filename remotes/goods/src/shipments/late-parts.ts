/**
 * Rarely used parts of a shipment, in one file of their own, as they bring the code of dialogs
 * along.
 */
export { CloseDialog } from './closing/close-dialog';
export { ReceiveAllDialog } from './shipment/receiving/receive-all-dialog';

/** What a transfer needs of the page around it, in one file that the page does not wait for. */
export { SentNote } from './sending/sent-note';
export { TransferDialog } from './transfer-dialog';
export { TransferredNote } from './transferred-note';

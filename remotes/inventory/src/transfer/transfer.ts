/** The parts of a transfer that the page needs, in one file that it does not wait for. */
export { SentNote } from './sending/sent-note';
export { TransferDialog } from './transfer-dialog';
export { TransferredNote } from './transferred-note';

// What people see after a click, in one file: it comes when the first of it is needed.
export { DeleteTransaction } from './delete-transaction';
export { TransactionDialog } from './transaction-dialog';

/** Dialogs that change codes, in one file that the panel does not wait for. */
export { AddCodeDialog } from './add-code-dialog';
export { RemoveCodeDialog } from './remove-code-dialog';

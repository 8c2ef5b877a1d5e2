/** Loaded only when somebody changes prices. */
export { ChangePricesDialog } from './change-prices-dialog';
export { RepricedNote } from './repriced-note';

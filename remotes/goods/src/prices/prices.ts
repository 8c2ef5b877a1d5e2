/** What is fetched once somebody changes prices. */
export { ChangePricesDialog } from './change-prices-dialog';
export { RepricedNote } from './repriced-note';

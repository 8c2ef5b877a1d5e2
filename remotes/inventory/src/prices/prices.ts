/** What is fetched once somebody changes prices. */
export { ChangePricesDialog } from './change-prices-dialog';
export { scopeOfFilter } from './price-change';
export { RepricedNote } from './repriced-note';

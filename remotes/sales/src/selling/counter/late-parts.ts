/**
 * What the counter needs only now and then. One file, fetched when it is needed: each file of its
 * own would cost the area's entry another hash.
 */
export { BeyondRules } from '../returns/beyond-rules';
export { returnsOfSale, saleOfCode, stillSold } from '../returns/find-returns';
export { ReturnLines } from '../returns/return-lines';
export { LowPrices } from '../sale-dialog/low-prices';
export { SaleDialog } from '../sale-dialog/sale-dialog';
export { ChooseUnit } from './codes/choose-unit';
export { LeftBaskets } from './left-baskets';

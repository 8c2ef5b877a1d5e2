/**
 * Rarely used parts of the counter, in one file that is loaded on demand: with a file for each, the
 * area's entry would carry a hash more for every one of them.
 */
export { BeyondRules } from '../returns/beyond-rules';
export { returnsOfSale, saleOfCode, stillSold } from '../returns/find-returns';
export { ReturnLines } from '../returns/return-lines';
export { LowPrices } from '../sale-dialog/low-prices';
export { SaleDialog } from '../sale-dialog/sale-dialog';
export { JustBooked } from './booking/just-booked';
export { RefusedUnits } from './booking/refused-units';
export { ChooseUnit } from './codes/choose-unit';
export { LeftBaskets } from './left-baskets';

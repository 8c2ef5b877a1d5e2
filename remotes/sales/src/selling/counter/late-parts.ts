/**
 * Rarely used parts of the counter, in one file that is loaded on demand: with a file for each, the
 * area's entry would carry a hash more for every one of them.
 */
export { returnsOfSale, saleOfCode, stillSold } from '../returns/find-returns';
export { ReturnLines } from '../returns/return-lines';
export { Checkout } from './booking/checkout';
export { JustBooked } from './booking/just-booked';
export { RefusedUnits } from './booking/refused-units';
export { ChooseUnit } from './codes/choose-unit';
export { findOffers } from './codes/find-offers';
export { HeldBaskets } from './held/held-baskets';
export { HoldDialog } from './held/hold-dialog';
export { LeftBaskets } from './left-baskets';

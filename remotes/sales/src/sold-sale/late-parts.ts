// What people see after a click, in one file: it comes when the first of it is needed.
export { FindSale } from './finding/find-sale';
export { SalePanel } from './sale-panel';

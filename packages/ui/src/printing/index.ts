export { Bars } from './bars';
export { moduleWidth, NARROWEST_MODULE, tryCode128 } from './code128';
export { millimetres } from './millimetres';
export { hasPrintPage, PrintPage } from './print-page';

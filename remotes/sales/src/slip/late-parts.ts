// What prints slips, in one file: it comes with the first slip.
export { loadSlip } from './load-slip';
export { PrintedSlip } from './printed-slip';

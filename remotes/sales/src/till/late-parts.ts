// What people see after a click, in one file: it comes when the first of it is needed.
export { Closings } from '../closings/closings';
export { CountCard } from '../counting/count-card';
export { ClosedTill } from './closed-till';
export { MoveDialog } from './move-dialog';
export { OpeningDialog } from './opening-dialog';

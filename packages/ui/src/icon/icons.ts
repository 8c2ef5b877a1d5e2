/**
 * Path data (16 × 16) of the pictures that several screens use, from bootstrap-icons (MIT). Each is a
 * module, so that a page carries only its own.
 */
export { arrowDown } from './icons/arrow-down';
export { arrowUp } from './icons/arrow-up';
export { check } from './icons/check';
export { close } from './icons/close';
export { copy } from './icons/copy';
export { download } from './icons/download';
export { edit } from './icons/edit';
export { inbox } from './icons/inbox';
export { next } from './icons/next';
export { plus } from './icons/plus';
export { previous } from './icons/previous';
export { printer } from './icons/printer';
export { remove } from './icons/remove';
export { scan } from './icons/scan';
export { sortable } from './icons/sortable';
export { transfer } from './icons/transfer';
export { warning } from './icons/warning';

/**
 * On a phone the table is drawn as cards, and browsers forget what an element is once it is no
 * longer laid out as a table: so it says it itself.
 */
export const TABLE = { role: 'table' };
export const ROW_GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const COLUMN_HEADER = { role: 'columnheader' };
export const CELL = { role: 'cell' };
/** What scrolls must be reachable without a mouse, also where nothing in it takes the focus. */
export const SCROLL_BOX = { role: 'group', tabIndex: 0 };

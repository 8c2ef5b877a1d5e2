/**
 * On a phone the table is drawn as cards. Browsers drop the meaning of table elements that are not
 * laid out as a table, so each has its role as an attribute.
 */
export const TABLE = { role: 'table' };
export const ROW_GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const COLUMN_HEADER = { role: 'columnheader' };
export const CELL = { role: 'cell' };

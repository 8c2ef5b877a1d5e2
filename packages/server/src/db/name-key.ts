/**
 * A text as names and codes are compared and searched: composed and in lower case. The dot that
 * the Turkish İ leaves above the i goes, so that "IŞIK", "İŞIK" and "işik" can find one another.
 */
export const nameKey = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('\u0307', '');

/** A LIKE pattern for "contains", in which what was typed stands for itself. */
export const containing = (text: string): string => `%${nameKey(text).replace(/[\\%_]/g, '\\$&')}%`;

/** A spreadsheet would run these as formulas, some also where they are written in full width. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
/** Harmless, though it begins with a sign. */
const NUMBER = /^-\d+([.,]\d+)?$/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r]/;

/** Text as it may stand in a CSV file: a `'` before what would be run as a formula. */
export const guardFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** Text of a CSV file without its guard; the opposite of `guardFormula`, whatever the text. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

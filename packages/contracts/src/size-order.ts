/** Numbers sort by value: "9" before "40". */
const inDigits = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(12, '0'));

/** "3XL" is how some labels write "XXXL". */
const LETTERS = /^(?:(?:(\d{1,2})X|(X*))([SL])|M)(?![A-Z0-9])/;
/** Where M stands among the letters: a step for each X, up for L and down for S. */
const MIDDLE = 500;

function placeOf([, counted, repeated = '', letter]: RegExpExecArray): number {
  const steps = 1 + Number(counted ?? repeated.length);
  return letter ? MIDDLE + (letter === 'L' ? steps : -steps) : MIDDLE;
}

/**
 * A text by which sizes sort as on a shelf: numbers by value ("9", "36.5", "38/40"), then letters
 * from small to large ("XXXS" … "S", "S/M", "M" … "6XL"), then the rest by name. The database
 * stores it beside each size.
 */
export function sizeSortKey(size: string): string {
  const folded = size.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const plain = folded
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d),(\d)/g, '$1.$2');
  const letters = LETTERS.exec(plain);
  const known = letters ?? /^\d+(\.\d+)?/.exec(plain);
  const rest = inDigits(plain.slice(known?.[0].length ?? 0));
  if (letters) return `2:${placeOf(letters)}:${rest}`;
  return known ? `1:${inDigits(Number(known[0]).toFixed(3))}:${rest}` : `3:${rest}`;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order of `sizeSortKey`; spellings of one size ("2XL", "XXL") sort by their letters. */
export const compareSizes = (a: string, b: string): number =>
  compareTexts(sizeSortKey(a), sizeSortKey(b)) || compareTexts(a, b);

/** Numbers of any length sort by value: "9" before "40". */
const inDigits = (text: string, width: number) =>
  text.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(width, '0'));

/** "3XL" is how some labels write "XXXL". */
const LETTERS = /^(?:(\d{1,2})X|(X*))([SL])(?![A-Z0-9])|^M(?![A-Z0-9])/;
const NUMBER = /^\d{1,12}(\.\d{1,3})?/;
/** Where M stands among the letters: a step for each X, up for L and down for S. */
const MIDDLE = 500;

function placeOf([, counted, repeated = '', letter]: RegExpExecArray): number {
  if (!letter) return MIDDLE;
  const steps = 1 + Math.min(counted ? Number(counted) : repeated.length, 400);
  return letter === 'L' ? MIDDLE + steps : MIDDLE - steps;
}

/**
 * A text by which sizes sort as on a shelf: numbers by value ("9", "36.5", "38/40"), then letters
 * from small to large ("XXXS" … "S", "S/M", "M" … "6XL"), then the rest by name. The database keeps it.
 */
export function sizeSortKey(size: string): string {
  const folded = size.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const plain = folded
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d),(\d)/g, '$1.$2');
  const letters = LETTERS.exec(plain);
  if (letters) return `2:${placeOf(letters)}:${inDigits(plain.slice(letters[0].length), 12)}`;
  const number = NUMBER.exec(plain);
  if (!number) return `3:${inDigits(plain, 12)}`;
  const thousandths = String(Math.round(Number(number[0]) * 1_000)).padStart(15, '0');
  return `1:${thousandths}:${inDigits(plain.slice(number[0].length), 12)}`;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order of `sizeSortKey`; what is the same size ("2XL", "XXL") stands by its letters. */
export const compareSizes = (a: string, b: string): number =>
  compareTexts(sizeSortKey(a), sizeSortKey(b)) || compareTexts(a, b);

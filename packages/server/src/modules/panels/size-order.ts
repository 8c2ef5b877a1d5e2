const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];
/** "3XL" is how some labels write "XXXL". */
const COUNTED = /^(\d)X([SL])$/;

/**
 * Sorts as text in the order of a shelf: numbers by value ("9" before "36.5"), then letters from
 * small to large, then the rest by name.
 */
export function sizeSortKey(size: string): string {
  const plain = size.trim().toUpperCase().replace(',', '.');
  const number = /^\d+(\.\d+)?/.exec(plain);
  const counted = COUNTED.exec(plain);
  const letters = counted ? 'X'.repeat(Number(counted[1])) + counted[2] : plain;
  const place = LETTERS.indexOf(letters);
  if (place >= 0) return `2:${String(place).padStart(2, '0')}`;
  if (!number) return `3:${plain}`;
  const thousandths = Math.round(Number(number[0]) * 1_000);
  return `1:${String(thousandths).padStart(12, '0')}:${plain}`;
}

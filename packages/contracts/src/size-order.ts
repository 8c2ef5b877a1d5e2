const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Where a size stands: numbers first, then letters in their order, then everything else. */
function rankOf(size: string): [group: number, place: number] {
  const text = size.trim().toUpperCase();
  const number = Number(text.replace(',', '.'));
  if (text !== '' && Number.isFinite(number)) return [0, number];
  const repeated = /^(\d+)X(S|L)$/.exec(text);
  const letters = repeated ? `${'X'.repeat(Number(repeated[1]))}${repeated[2]}` : text;
  const place = LETTER_SIZES.indexOf(letters);
  if (place >= 0) return [1, place];
  if (/^X{4,}L$/.test(letters)) return [1, LETTER_SIZES.length + letters.length];
  return [2, 0];
}

/** Sorts sizes as people do: 36, 36.5, 37 … XS, S, M, L, XL, 2XL, then the rest by alphabet. */
export function compareSizes(a: string, b: string): number {
  const [groupA, placeA] = rankOf(a);
  const [groupB, placeB] = rankOf(b);
  return (
    groupA - groupB ||
    placeA - placeB ||
    a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })
  );
}

/** Words that say nothing about what stands under them: currencies, taxes, small words. */
const FILLERS = new Set(
  (
    'i e te se ne per nga me pa der die das des fur mit of the in for incl inkl excl eur euro euros ' +
    'lek leke all chf usd tl try tvsh vat mwst kdv brutto gross dahil cdo'
  ).split(' '),
);

/** A header in plain letters: no case, no diacritics, no punctuation. */
export const plainHeader = (header: string): string =>
  header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A plain header without filler words; one that has no other words stays as it is. */
export function bareHeader(header: string): string {
  const plain = plainHeader(header);
  const words = plain.split(' ').filter((word) => !FILLERS.has(word));
  return words.join(' ') || plain;
}

import { plainDigits } from './plain-digits';

/** Marks above and below letters: those of Latin, Greek and Cyrillic, and Arabic vowels. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670]/g;

/**
 * A text as it is searched, in every language alike: without case, marks, widths and outer spaces,
 * with the digits 0 to 9. The database has the same as `search_key`.
 */
export const searchKey = (text: string): string =>
  plainDigits(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .trim();

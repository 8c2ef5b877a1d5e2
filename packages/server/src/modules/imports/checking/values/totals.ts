import { plainHeader } from '../recognition/plain-header';

const WORDS = new Set(
  `total, totals, grand total, subtotal, sum, sums, totali, totali i përgjithshëm, shuma, gjithsej, toplam, genel toplam,
  ara toplam, Gesamt, Gesamtsumme, Summe, Endsumme, Zwischensumme, totale, ukupno, المجموع, الإجمالي`
    .split(',')
    .map(plainHeader),
);
const LETTER = /\p{L}/u;
const CURRENCY = /\b(eur|euro|lek|chf|usd|tl)\b/giu;

/**
 * Whether a row is one of sums: a word for them, and else numbers only. `code` is what stands in the
 * column of codes, if there is one: goods of a brand called "Total" have a code of their own.
 */
export function isTotals(row: readonly string[], code = ''): boolean {
  if (code && !WORDS.has(plainHeader(code))) return false;
  const filled = row.map((cell) => cell.replace(CURRENCY, '').trim()).filter(Boolean);
  const words = filled.filter((cell) => LETTER.test(cell));
  return filled.length > 1 && words.length === 1 && WORDS.has(plainHeader(words[0] ?? ''));
}

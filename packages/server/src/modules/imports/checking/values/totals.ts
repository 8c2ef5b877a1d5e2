import { plainHeader } from '../recognition/plain-header';

const WORDS = new Set(
  `total, totals, grand total, subtotal, sum, sums, totali, totali i përgjithshëm, shuma, gjithsej, toplam, genel toplam,
  ara toplam, Gesamt, Gesamtsumme, Summe, Endsumme, Zwischensumme, totale, ukupno, المجموع, الإجمالي`
    .split(',')
    .map(plainHeader),
);
const LETTER = /\p{L}/u;
const CURRENCY = /\b(eur|euro|lek|chf|usd|tl)\b/giu;

/** Whether a row is one of sums: a word for them, and else numbers only. Goods have a brand or code. */
export function isTotals(row: readonly string[]): boolean {
  const filled = row.map((cell) => cell.replace(CURRENCY, '').trim()).filter(Boolean);
  const words = filled.filter((cell) => LETTER.test(cell));
  return filled.length > 1 && words.length === 1 && WORDS.has(plainHeader(words[0] ?? ''));
}

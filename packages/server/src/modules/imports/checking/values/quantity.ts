import type { Decimals } from './money';

const WHOLE = /^\+?(\d{1,9})(?:[.,]0*)?$/;
/** One, or a thousand. */
const EITHER = /^\+?([1-9]\d{0,2})([.,])000$/;
const NEGATIVE = /^(?:[-−–]\s*\d+(?:[.,]\d+)?|\(\d+\))$/;

export type ReadQuantity =
  | { quantity: number }
  | { wrong: 'not_quantity' | 'ambiguous_quantity' | 'negative' | 'scientific' };

/**
 * A whole number, which spreadsheets also write as "2.0" and "2,00000". `1.000` is one or a
 * thousand, as `decimals`, the sign before fractions, says; null: it is ambiguous.
 */
export function readQuantity(cell: string, decimals: Decimals | null): ReadQuantity {
  const text = cell.trim();
  if (NEGATIVE.test(text)) return /[1-9]/.test(text) ? { wrong: 'negative' } : { quantity: 0 };
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(text)) return { wrong: 'scientific' };
  const [, thousands, sign] = EITHER.exec(text) ?? [];
  if (thousands !== undefined) {
    if (decimals === null) return { wrong: 'ambiguous_quantity' };
    return { quantity: Number(thousands) * (sign === decimals ? 1 : 1_000) };
  }
  const whole = WHOLE.exec(text)?.[1];
  return whole === undefined ? { wrong: 'not_quantity' } : { quantity: Number(whole) };
}

const WHOLE = /^\+?(\d{1,9})(?:[.,]0{1,2})?$/;
const NEGATIVE = /^(?:[-−–]\s*\d+(?:[.,]\d+)?|\(\d+\))$/;

export type ReadQuantity =
  { quantity: number } | { wrong: 'not_quantity' | 'negative' | 'scientific' };

/** A whole number, which spreadsheets also write as "2.0" and "2,00"; `1.000` may be one or a thousand. */
export function readQuantity(cell: string): ReadQuantity {
  const text = cell.trim();
  if (NEGATIVE.test(text)) return /[1-9]/.test(text) ? { wrong: 'negative' } : { quantity: 0 };
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(text)) return { wrong: 'scientific' };
  const whole = WHOLE.exec(text)?.[1];
  return whole === undefined ? { wrong: 'not_quantity' } : { quantity: Number(whole) };
}

/** Euros as they come from the API: a decimal string, or a number from a server that sends those. */
export type MoneyValue = string | number;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Whole cents of an amount in euros, exact: "45.50" → 4550. A third decimal rounds half away from
 * zero. Throws a RangeError for what is no amount.
 */
export function centsOf(value: MoneyValue): number {
  const text = typeof value === 'number' ? plainDecimal(value) : value.trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`Not an amount: ${value}`);
  const [, sign, euros, fraction = ''] = match;
  const digits = fraction.padEnd(3, '0');
  const cents =
    Number(euros) * 100 + Number(digits.slice(0, 2)) + (Number(digits.charAt(2)) >= 5 ? 1 : 0);
  return sign && cents ? -cents : cents;
}

/** The decimal string with two places of whole cents: 4550 → "45.50". */
export function moneyOfCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The exact sum of amounts in euros as a decimal string with two places; "0.00" for none. */
export const sumMoney = (values: Iterable<MoneyValue | null | undefined>): string => {
  let cents = 0;
  for (const value of values) cents += value === null || value === undefined ? 0 : centsOf(value);
  return moneyOfCents(cents);
};

/** A decimal without the exponent that `String` writes for very small and very large numbers. */
const plainDecimal = (value: number) =>
  Math.abs(value) < 1e-6 ? '0' : String(value).includes('e') ? value.toFixed(2) : String(value);

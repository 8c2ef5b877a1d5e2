/**
 * The VAT that a total includes, rounded once, half up. Whole cents, not negative; the rate is a
 * percentage with at most two places.
 */
export function includedVat(cents: number, rate: number): number {
  const share = BigInt(Math.round(rate * 100));
  const whole = 10_000n + share;
  return Number((2n * BigInt(cents) * share + whole) / (2n * whole));
}

/**
 * Splits whole cents in proportion to weights, so that the shares come to the total: each is its
 * proportion rounded down, and the cents left over go where most of one is due. Without any weight
 * the shares are equal.
 */
export function splitCents(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const due = (weight: number) => (all === 0n ? BigInt(total) : BigInt(total) * BigInt(weight));
  const whole = all === 0n ? BigInt(weights.length) : all;
  const shares = weights.map((weight) => Number(due(weight) / whole));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: due(weight) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = shares[index]! + 1;
  return shares;
}

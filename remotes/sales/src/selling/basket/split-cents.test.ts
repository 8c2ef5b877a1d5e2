import fc from 'fast-check';

import { splitCents } from './split-cents';

test.each([
  [
    'five for 250 at one price',
    25_000,
    [5990, 5990, 5990, 5990, 5990],
    [5000, 5000, 5000, 5000, 5000],
  ],
  ['in proportion', 9000, [12_000, 6000], [6000, 3000]],
  ['cents that do not come out even', 100, [1, 1, 1], [34, 33, 33]],
  ['the odd cent where most of it is due', 1000, [5990, 12_000], [333, 667]],
  ['units without a price', 1001, [0, 0], [501, 500]],
  ['one of them without a price', 1000, [0, 5990], [0, 1000]],
  ['nothing', 0, [5990, 12_000], [0, 0]],
  ['one unit', 4550, [5990], [4550]],
  ['no unit', 4550, [], []],
])('%s', (_name, total, weights, shares) => {
  expect(splitCents(total, weights)).toEqual(shares);
});

const cents = fc.integer({ min: 0, max: 9_999_999_999 });
const baskets = fc.array(cents, { minLength: 1, maxLength: 200 });

test('the shares come to the total, and none is a cent off its proportion', () => {
  fc.assert(
    fc.property(cents, baskets, (total, weights) => {
      const shares = splitCents(total, weights);
      const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0);
        if (all === 0n) return;
        const due = BigInt(total) * BigInt(weights[index]!);
        const off = BigInt(share) * all - due;
        expect(off < all && off > -all).toBe(true);
      });
    }),
  );
});

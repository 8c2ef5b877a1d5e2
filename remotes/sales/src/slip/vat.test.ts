import { includedVat } from './vat';

test.each([
  [11_800, 18, 1_800],
  [5_900, 18, 900],
  // 59.95 × 18 / 118 is 9.1449…, 0.59 × 18 / 118 is 0.09.
  [5_995, 18, 914],
  [59, 18, 9],
  // Half a cent rounds up: 0.01 × 100 / 200, 0.21 × 20 / 120.
  [1, 100, 1],
  [21, 20, 4],
  [0, 18, 0],
  [5_900, 0, 0],
  [10_850, 8.5, 850],
  // Two hundred lines at €99,999.99 each.
  [1_999_999_800, 18, 305_084_715],
])('%i cents at %d %% include %i', (cents, rate, vat) => {
  expect(includedVat(cents, rate)).toBe(vat);
});

test('it is rounded once, not line by line', () => {
  expect(includedVat(3 * 1_00, 18)).toBe(46);
  expect(3 * includedVat(1_00, 18)).toBe(45);
});

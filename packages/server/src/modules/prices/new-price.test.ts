import { newPrice } from './new-price';

describe('the new price of a unit, in cents', () => {
  test.each([
    // Percent; half a cent is rounded up.
    [4990, { percent: '-20' }, 3992],
    [4995, { percent: '-50' }, 2498],
    [1, { percent: '-50' }, 1],
    [3333, { percent: '-33.33' }, 2222],
    [4990, { percent: '0' }, 4990],
    [4990, { percent: '12.5' }, 5614],
    [9_999_999_999, { percent: '-0.01' }, 9_998_999_999],
    // Euros.
    [4990, { amount: '-5.00' }, 4490],
    [4990, { amount: '0.10' }, 5000],
    [4990, { amount: '-60.00' }, -1010],
    // One price for all.
    [4990, { set: '39.90' }, 3990],
    [4990, { set: '0.00' }, 0],
    // The nearest price with these cents; of two that are equally near the higher one.
    [4990, { percent: '-20', ending: '90' }, 3990],
    [5000, { percent: '-20', ending: '90' }, 3990],
    [5050, { percent: '-20', ending: '90' }, 4090],
    [4000, { percent: '0', ending: '50' }, 4050],
    [4000, { percent: '0', ending: '00' }, 4000],
    [4049, { percent: '0', ending: '99' }, 4099],
    [4048, { percent: '0', ending: '99' }, 3999],
    [4990, { set: '40', ending: '90' }, 3990],
    [4990, { amount: '-4.99', ending: '95' }, 4495],
    // No price with these cents lies below.
    [30, { percent: '0', ending: '90' }, 90],
    [20, { percent: '0', ending: '00' }, 100],
    [4990, { amount: '-49.90', ending: '90' }, 0],
  ])('%i by %j is %i', (old, way, expected) => {
    expect(newPrice(old, way)).toBe(expected);
  });

  test('is exact, whatever the price', () => {
    for (let old = 1; old < 40_000; old += 7) {
      const percent = `-${(old % 9_999) / 100}`;
      const hundredths = BigInt(10_000 - (old % 9_999));
      const exact = (BigInt(old) * hundredths * 2n + 10_000n) / 20_000n;
      expect([old, percent, newPrice(old, { percent })]).toEqual([old, percent, Number(exact)]);
    }
  });
});

import { centsOf, moneyOfCents, sumMoney } from './money';

test.each([
  [['0.10', '0.20'], '0.30'],
  [[0.1, 0.2], '0.30'],
  [['45.50', 12, '0.05', -3.5], '54.05'],
  [['99999999.99', '0.01'], '100000000.00'],
  [['-0.01'], '-0.01'],
  [['1.005'], '1.01'],
  [[null, undefined, '7'], '7.00'],
  [[], '0.00'],
])('the sum of %j is %s', (values, sum) => {
  expect(sumMoney(values)).toBe(sum);
});

test('200 awkward prices add up to the cent', () => {
  const prices = Array.from({ length: 200 }, (_, index) => `${index}.${(index * 7) % 10}9`);
  const cents = prices.reduce((total, price) => total + Number(price.replace('.', '')), 0);
  expect(sumMoney(prices)).toBe(moneyOfCents(cents));
});

test('an amount is cents and back', () => {
  for (const text of ['0.00', '0.05', '-0.05', '12.30', '-4500.99']) {
    expect(moneyOfCents(centsOf(text))).toBe(text);
  }
});

test('what is no amount is refused', () => {
  for (const text of ['', 'free', '1,50', '1.2.3', 'NaN']) {
    expect(() => centsOf(text)).toThrow(RangeError);
  }
});

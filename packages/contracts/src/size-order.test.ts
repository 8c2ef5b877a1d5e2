import fc from 'fast-check';

import { compareSizes, sizeSortKey } from './size-order';

test.each([
  [['36', '36.5', '37', '40']],
  [['37', '37,5', '38']],
  [['36', '36½', '37']],
  [['9', '10', '38', '38 1/3', '38 2/3', '38/39', '38/40', '39']],
  [['6-9 M', '6-12 M', '104-110']],
  [['4XS', 'XXXS', 'XXS', 'XS', 'S', 'S/M', 'M', 'L', 'L/XL', 'XL', '2XL', 'XXXL', '4XL', '6XL']],
  [['9', '42', 's', 'M', 'one size']],
  [['EU 9', 'EU 40', 'Ücretsiz', 'Z']],
])('%j is the order of a shelf', (sorted) => {
  expect([...sorted].reverse().sort(compareSizes)).toEqual(sorted);
});

test.each([
  ['2XL', 'XXL'],
  ['3xs', ' XXXS '],
  ['36,5', '36.5'],
  ['36', '36.0'],
  ['one  size', 'One size'],
])('%j and %j stand at one place', (a, b) => {
  expect(sizeSortKey(a)).toBe(sizeSortKey(b));
});

const digits = fc.stringMatching(/^\d{1,3}([.,]5)?([/-]\d{1,3})?$/);
const letters = fc.stringMatching(/^((\d{1,2}|X{0,4})X)?[SL]$|^M$|^[SML]\/(M|L|XL)$/);
const sizes = fc.oneof(digits, letters, fc.string({ maxLength: 12 }), fc.constantFrom('', 'EU 9'));
const sign = (a: string, b: string) => Math.sign(compareSizes(a, b));

test('any two sizes are in order, one way', () => {
  fc.assert(
    fc.property(sizes, sizes, (a, b) => {
      expect(sign(a, b) + sign(b, a)).toBe(0);
      expect(sign(a, b) === 0).toBe(a === b);
    }),
  );
});

test('any three sizes are in one order', () => {
  fc.assert(
    fc.property(sizes, sizes, sizes, (...three) => {
      const [a, b, c] = three.sort(compareSizes) as [string, string, string];
      expect(sign(a, b)).not.toBe(1);
      expect(sign(b, c)).not.toBe(1);
      expect(sign(a, c)).not.toBe(1);
    }),
  );
});

test('numbers stand by their value, before letters, before the rest', () => {
  const number = fc.double({ min: 0, max: 999, noNaN: true }).map((value) => value.toFixed(1));
  fc.assert(
    fc.property(number, number, (a, b) => {
      if (a !== b) expect(sign(a, b)).toBe(Math.sign(Number(a) - Number(b)));
    }),
  );
  fc.assert(
    fc.property(digits, letters, (a, b) => {
      expect(sign(a, b)).toBe(-1);
      expect(sign(b, 'One size')).toBe(-1);
    }),
  );
});

test('letters stand by how many X they have, written out or counted', () => {
  const many = fc.integer({ min: 0, max: 12 });
  const write = fc.constantFrom(
    (times: number, letter: string) => 'X'.repeat(times) + letter,
    (times: number, letter: string) => `${times || ''}${times ? 'X' : ''}${letter}`,
  );
  fc.assert(
    fc.property(many, many, write, write, (a, b, one, other) => {
      if (a === b) return;
      expect(sign(one(a, 'L'), other(b, 'L'))).toBe(Math.sign(a - b));
      expect(sign(one(a, 'S'), other(b, 'S'))).toBe(Math.sign(b - a));
      expect(sign(one(a, 'S'), 'M')).toBe(-1);
      expect(sign('M', other(b, 'L'))).toBe(-1);
    }),
  );
});

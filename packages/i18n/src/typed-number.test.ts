import { LANGUAGES } from '@backoffice/contracts';
import fc from 'fast-check';

import { formatMoney } from './formats';
import { moneyOfCents } from './money';
import { initI18n } from './texts';
import { isAmbiguous, typedCents, typedDecimal, typedWhole } from './typed-number';

describe('an amount as people type it', () => {
  test.each([
    ['45', 4500],
    ['45,50', 4550],
    ['45.50', 4550],
    ['45,5', 4550],
    ['45,', 4500],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,50\u00a0€', 123_450],
    ['1\u202f234', 123_400],
    ['1.234.567', 123_456_700],
    ['1,234,567.8', 123_456_780],
    ['12345,50', 1_234_550],
    ['€ 45,50', 4550],
    ['45.50 €', 4550],
    ['\u200f1,234.50\u00a0€', 123_450],
    ['٤٥٫٥٠', 4550],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['٤٥،٥٠', 4550],
    ['۴۵.۵۰', 4550],
    ['007,10', 710],
    ['0,07', 7],
    [' 0 ', 0],
    ['99999999,99', 9_999_999_999],
    ['99.999.999,99', 9_999_999_999],
  ])('"%s" comes to %i cents', (text, cents) => {
    expect(typedCents(text)).toBe(cents);
    expect(isAmbiguous(text)).toBe(false);
  });

  test.each(['1.234', '1,234', '12.345 €', '999,000', '1.234,567'])(
    '"%s" can be read in two ways',
    (text) => {
      expect(typedCents(text)).toBeNull();
      expect(typedWhole(text)).toBeNull();
      expect(isAmbiguous(text)).toBe(true);
    },
  );

  test.each([
    ...['', ' ', '€', '--', '-', '-3', '+3', '1e2', '1e-2', '0x10', 'abc', '12abc', 'NaN'],
    ...['Infinity', '.5', ',50', '.', '45..50', '45,50.', '1.23.4', '1,23,456.00', '12 34'],
    ...['1.234 567', '1 234.567,00', '€€5', '€5€', '4 5,50', '1.005', '0.500', '45,505'],
    ...["1'234.50", '100000000', '45.50 EUR', '5%', '½', '²'],
  ])('"%s" is no amount', (text) => {
    expect(typedCents(text)).toBeNull();
  });

  test('an amount shown in any language is read back as the same amount', () => {
    for (const language of LANGUAGES) {
      initI18n(language);
      const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
      fc.assert(
        fc.property(amounts, (cents) => {
          expect(typedCents(formatMoney(moneyOfCents(cents)))).toBe(cents);
        }),
      );
    }
  });

  test('a typed amount is never read as a hundred or a thousand times too much', () => {
    const typed = fc.stringMatching(/^[0-9., ]{1,10}$/);
    fc.assert(
      fc.property(typed, (text) => {
        const cents = typedCents(text);
        const asPoint = Number(text.replace(',', '.'));
        if (cents !== null && !Number.isNaN(asPoint)) {
          expect(cents).toBe(Math.round(asPoint * 100));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a whole number as people type it', () => {
  test.each([
    ['12', 12],
    ['12.9', 12],
    ['59,90', 59],
    ['-5', -5],
    ['−5', -5],
    ['0', 0],
    ['1 234', 1234],
    ['1.234,50', 1234],
    ['٥٩', 59],
  ])('"%s" is %i', (text, whole) => {
    expect(typedWhole(text)).toBe(whole);
  });

  test.each(['', '1e2', '--', 'x', '12abc', '1.234', '1,234', '9'.repeat(16)])(
    '"%s" is none',
    (text) => {
      expect(typedWhole(text)).toBeNull();
    },
  );
});

test.each([
  ['1,5', 1.5],
  ['-0.25', -0.25],
  ['2', 2],
  ['1e2', null],
  ['', null],
])('"%s" is the number %p', (text, number) => {
  expect(typedDecimal(text)).toBe(number);
});

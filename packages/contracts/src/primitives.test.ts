import * as z from 'zod/mini';

import { barcode, day, id, idText, moneyInput, text } from './primitives';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('money in a request', () => {
  test.each([
    [45, '45.00'],
    [45.5, '45.50'],
    ['45.50', '45.50'],
    [' 7 ', '7.00'],
    ['007.1', '7.10'],
    [0, '0.00'],
    ['99999999.99', '99999999.99'],
    [0.07, '0.07'],
  ])('%p is %s euros', (input, euros) => {
    expect(z.parse(moneyInput, input)).toBe(euros);
  });

  test.each([
    -1,
    '-0.01',
    1.005,
    '1.999',
    '',
    ' ',
    'abc',
    '1,50',
    '1e3',
    1e21,
    NaN,
    Infinity,
    null,
    {},
    ['1'],
    true,
    '100000000',
  ])('%p is refused', (input) => {
    expect(accepts(moneyInput, input)).toBe(false);
  });
});

describe('ids', () => {
  test.each([1, 42, 900_719_925_474_099])('%p is an id', (value) => {
    expect(accepts(id, value)).toBe(true);
  });
  test.each([0, -1, 1.5, '1', 2 ** 53, NaN])('%p is not', (value) => {
    expect(accepts(id, value)).toBe(false);
  });
  test.each(['0', '01', '-1', '1.0', '1e3', '', '9'.repeat(16), ' 1'])(
    '%p is not one in a path',
    (value) => {
      expect(accepts(idText, value)).toBe(false);
    },
  );
  test('an id in a path becomes a number', () => {
    expect(z.parse(idText, '42')).toBe(42);
  });
});

describe('text, days and barcodes', () => {
  test('text is trimmed and must have something in it', () => {
    expect(z.parse(text(5), '  ab ')).toBe('ab');
    expect(accepts(text(5), '   ')).toBe(false);
    expect(accepts(text(5), 'abcdef')).toBe(false);
    expect(accepts(text(5), 'a\0b')).toBe(false);
    expect(accepts(text(5), 'a\ud800')).toBe(false);
  });
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-02-30', false],
    ['24-02-01', false],
    ['1000-01-01', false],
  ])('%s as a day: %p', (value, valid) => {
    expect(accepts(day, value)).toBe(valid);
  });
  test('a barcode has twelve digits', () => {
    expect(accepts(barcode, '000000000017')).toBe(true);
    expect(accepts(barcode, '12345678901')).toBe(false);
    expect(accepts(barcode, '12345678901a')).toBe(false);
  });
});

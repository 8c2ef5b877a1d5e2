import fc from 'fast-check';

import { readBarcode, readProductCode } from './codes';
import { readDay } from './day';
import { decimalsIn, readMoney } from './money';
import { plainText } from './plain-text';
import { readProductType } from './product-type';
import { readQuantity } from './quantity';
import { readSetAside } from './set-aside';
import { readSize, sizeKey } from './size';
import { isTotals } from './totals';

test.each([
  ['12,50', '12.50'],
  ['12.5', '12.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1\u00A0234,50', '1234.50'],
  ['1\u202F234.5', '1234.50'],
  ["1'234.50", '1234.50'],
  ['€ 12', '12.00'],
  ['12 €', '12.00'],
  ['12,5 EUR', '12.50'],
  ['45,-', '45.00'],
  ['0,5', '0.50'],
  [',5', '0.50'],
  ['0', '0.00'],
  ['1,234,567', '1234567.00'],
  ['12.000.000,99', '12000000.99'],
  ['0,990', '0.99'],
  ['-0,00', '0.00'],
])('%s is %s, whatever stands in its column', (cell, money) => {
  for (const decimals of [',', '.', null] as const) {
    expect(readMoney(cell, decimals)).toEqual({ money, rounded: false });
  }
});

test.each([
  ['1,234', ',', { money: '1.23', rounded: true }],
  ['1,234', '.', { money: '1234.00', rounded: false }],
  ['1.234', ',', { money: '1234.00', rounded: false }],
  ['1,500', ',', { money: '1.50', rounded: false }],
  ['84.745763', null, { money: '84.75', rounded: true }],
  ['69.90000', null, { money: '69.90', rounded: false }],
  ['0.995', null, { money: '1.00', rounded: true }],
  ['1,234', null, { wrong: 'ambiguous_money' }],
  ['-5', null, { wrong: 'negative' }],
  ['(5,00)', null, { wrong: 'negative' }],
  ['5-', null, { wrong: 'negative' }],
  ['8.9E+12', null, { wrong: 'scientific' }],
  ['12,505', ',', { money: '12.51', rounded: true }],
  ['12.50.1', null, { wrong: 'not_money' }],
  ['123456789', null, { wrong: 'not_money' }],
  ['twelve', null, { wrong: 'not_money' }],
  ['12 50', null, { wrong: 'not_money' }],
  [',', null, { wrong: 'not_money' }],
  ['-', null, { wrong: 'not_money' }],
] as const)('%s with decimals after %s', (cell, decimals, read) => {
  expect(readMoney(cell, decimals)).toEqual(read);
});

test.each([
  ['84.745763', 18, '100.00'],
  ['20', 18, '23.60'],
  ['10', 8.5, '10.85'],
  ['0.01', 18, '0.01'],
])('%s without %s %% VAT is %s with it', (cell, rate, money) => {
  expect(readMoney(cell, null, rate)).toEqual({ money, rounded: false });
});

test('any amount written in any convention is read back', () => {
  const conventions = [
    [',', '.'],
    ['.', ','],
    [',', ' '],
    [',', '\u00A0'],
    ['.', '\u202F'],
    ['.', "'"],
    [',', ''],
    ['.', ''],
  ] as const;
  const written = fc.record({
    cents: fc.integer({ min: 0, max: 9_999_999_999 }),
    convention: fc.constantFrom(...conventions),
    places: fc.constantFrom(0, 1, 2),
    sign: fc.constantFrom('€ %', '% €', '%', '%EUR', ' % '),
  });
  fc.assert(
    fc.property(written, ({ cents, convention: [point, thousands], places, sign }) => {
      const kept = cents - (cents % 10 ** (2 - places));
      const [euros = '', rest = ''] = [String(Math.trunc(kept / 100)), String(kept % 100)];
      const grouped = euros.replace(/\B(?=(\d{3})+$)/g, thousands);
      const after = rest.padStart(2, '0').slice(0, places);
      const text = sign.replace('%', places ? `${grouped}${point}${after}` : grouped);
      expect(readMoney(text, point)).toMatchObject({ money: `${euros}.${rest.padStart(2, '0')}` });
      const says = decimalsIn(text);
      if (says && says !== 'either') expect(says).toBe(point);
    }),
    { numRuns: 2_000 },
  );
});

test('a cell of any text is either an amount or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (cell) => {
      const read = readMoney(cell, null);
      expect('money' in read ? /^\d+\.\d\d$/.test(read.money) : read.wrong).toBeTruthy();
    }),
  );
});

test.each([
  ['36.5', '36.5'],
  ['36,5', '36.5'],
  ['36 1/2', '36.5'],
  ['36½', '36.5'],
  ['36 ½', '36.5'],
  ['36,50', '36.5'],
  ['36.0', '36'],
  ['40,00', '40'],
  ['36 2/3', '36 2/3'],
  ['36⅔', '36 2/3'],
  [' 42 ', '42'],
  ['XL', 'XL'],
  ['xl', 'XL'],
  ['s/m', 'S/M'],
  ['38/40', '38/40'],
  ['38 / 40', '38/40'],
  ['75B', '75B'],
  ['EU 41', '41'],
  ['41 EU', '41'],
  ['EUR41,5', '41.5'],
  ['EU', 'EU'],
  ['Small', 'S'],
  ['X-Large', 'XL'],
  ['extra large', 'XL'],
  ['XX-Large', 'XXL'],
  ['one-size', 'One size'],
  ['Einheitsgröße', 'One size'],
  ['38-40', '38-40'],
  ['86-92', '86-92'],
  ['One Size', 'One size'],
  ['0', '0'],
])('the size %s is %s', (cell, size) => {
  expect(readSize(cell)).toEqual({ size });
});

test.each([
  ['36-Feb', 'size_is_day'],
  ['Feb-36', 'size_is_day'],
  ['02.Mar', 'size_is_day'],
  ['5-shk', 'size_is_day'],
  ['10-Ara', 'size_is_day'],
  ['6. Mai', 'size_is_day'],
  ['2026-10-12', 'size_is_day'],
  ['2026-02-36', 'size_is_day'],
  ['10/12/2026', 'size_is_day'],
  ['10.12.2026', 'size_is_day'],
  ['36-41', 'size_run'],
  ['36 – 41', 'size_run'],
  ['8.9E+12', 'scientific'],
  ['36;37', 'not_size'],
  ['36,37', 'not_size'],
  ['-36', 'not_size'],
  ['4006381333931', 'not_size'],
  ['no size at all', 'too_long'],
])('%s is no size: %s', (cell, wrong) => {
  expect(readSize(cell)).toEqual({ wrong });
});

test('one size that is written in two ways has one key', () => {
  expect(sizeKey('36.5')).toBe(sizeKey('36,5'));
  expect(sizeKey('XXL')).toBe(sizeKey('2XL'));
  expect(sizeKey('36')).not.toBe(sizeKey('36.5'));
});

test.each([
  ['2', { quantity: 2 }],
  ['2.0', { quantity: 2 }],
  ['2,00', { quantity: 2 }],
  ['+2', { quantity: 2 }],
  ['0', { quantity: 0 }],
  ['-0', { quantity: 0 }],
  ['2.5', { wrong: 'not_quantity' }],
  ['2.00000', { quantity: 2 }],
  ['1.000', { wrong: 'ambiguous_quantity' }],
  ['two', { wrong: 'not_quantity' }],
  ['-1', { wrong: 'negative' }],
  ['1E+3', { wrong: 'scientific' }],
])('the quantity %s', (cell, read) => {
  expect(readQuantity(cell, null)).toEqual(read);
});

test.each([
  ['1.000', '.', 1],
  ['1.000', ',', 1000],
  ['2,000', ',', 2],
] as const)('the quantity %s with fractions after %s is %s', (cell, decimals, quantity) => {
  expect(readQuantity(cell, decimals)).toEqual({ quantity });
});

test.each([
  [['Total', '', '9', '1.059,90 €'], '', true],
  [['', 'Gesamt:', '9'], '', true],
  [['Toplam', '3'], 'Toplam', true],
  [['4711', 'Total', '41', '1'], '4711', false],
  [['Total', 'Black', '9'], '', false],
  [['Total'], '', false],
])('the row %j with the code "%s" is one of sums: %s', (row, code, is) => {
  expect(isTotals(row, code)).toBe(is);
});

test.each([
  ['="0041"', '0041'],
  ['="a ""b"""', 'a "b"'],
  ["'4006381333931", '4006381333931'],
  ["'=1+1", '=1+1'],
  [' ٤١ ', '٤١'],
])('the cell %s says %s', (cell, text) => {
  expect(plainText(cell)).toBe(text);
});

test.each([
  ['2026-03-01', null, { day: '2026-03-01' }],
  ['2026-03-01 10:20:00', null, { day: '2026-03-01' }],
  ['2026-03-01T10:20:00Z', null, { day: '2026-03-01' }],
  ['01.03.2026', null, { day: '2026-03-01' }],
  ['1.3.26', null, { day: '2026-03-01' }],
  ['13/02/2026', null, { day: '2026-02-13' }],
  ['02/13/2026', null, { day: '2026-02-13' }],
  ['02/02/2026', null, { day: '2026-02-02' }],
  ['02/03/2026', null, { wrong: 'ambiguous_day' }],
  ['02/03/2026', 'dmy', { day: '2026-03-02' }],
  ['02/03/2026', 'mdy', { day: '2026-02-03' }],
  ['3 Mar 2026', null, { day: '2026-03-03' }],
  ['3 shkurt 2026', null, { day: '2026-02-03' }],
  ['3 Şubat 2026', null, { day: '2026-02-03' }],
  ['3. März 2026', null, { day: '2026-03-03' }],
  ['Mar 3, 2026', null, { day: '2026-03-03' }],
  ['31.02.2026', null, { wrong: 'not_day' }],
  ['2026-13-01', null, { wrong: 'not_day' }],
  ['soon', null, { wrong: 'not_day' }],
  ['1823-01-01', null, { wrong: 'not_day' }],
  ['2026-11-24', null, { wrong: 'future_day' }],
] as const)('the day %s, %s', (cell, days, read) => {
  expect(readDay(cell, days, '2026-11-23')).toEqual(read);
});

test.each([
  ['4006381333931', { code: '4006381333931', gtin: '04006381333931' }],
  ['4 006381 333931', { code: '4006381333931', gtin: '04006381333931' }],
  ['96385074', { code: '96385074', gtin: '00000096385074' }],
  ['036000291452', { code: '036000291452', gtin: '00036000291452' }],
  ['36000291452', { wrong: 'code_form', maybe: '036000291452' }],
  ['4006381333931.0', { wrong: 'code_form', maybe: '4006381333931' }],
  ['4006381333932', { wrong: 'code_form', maybe: null }],
  ['ABC', { wrong: 'code_form', maybe: null }],
  ['8.9E+12', { wrong: 'scientific' }],
  ['4,00638E+12', { wrong: 'scientific' }],
  ['200000000011', { wrong: 'code_of_ours' }],
  ['920010000176', { wrong: 'code_of_ours' }],
])('the code %s', (cell, read) => {
  expect(readProductCode(cell)).toEqual(read);
});

test('barcodes of ours, product types, reasons', () => {
  expect(readBarcode('200000000011')).toEqual({ barcode: '200000000011' });
  expect(readBarcode('200000000016')).toEqual({ wrong: 'barcode_form' });
  expect(readBarcode('2E+11')).toEqual({ wrong: 'scientific' });
  expect(['Këpucë', 'KEPUCE', 'Ayakkabı', 'Schuhe', 'أحذية'].map(readProductType)).toEqual(
    Array.from({ length: 5 }, () => 'shoes'),
  );
  expect(['Tekstil', 'Aksesorë', 'Zubehör', 'Bikes'].map(readProductType)).toEqual([
    'textile',
    'accessories',
    'accessories',
    null,
  ]);
  expect(['Damaged', 'I dëmtuar', 'Satılamaz', 'fine'].map(readSetAside)).toEqual([
    'damaged',
    'damaged',
    'unsellable',
    null,
  ]);
});

import { gtinOf, isUnitBarcode } from './gtin';
import { slipCode } from './slip-code';

test('the codes of one article are one number, however long they are printed', () => {
  expect(gtinOf('036000291452')).toBe('00036000291452');
  expect(gtinOf('0036000291452')).toBe('00036000291452');
  expect(gtinOf('96385074')).toBe('00000096385074');
  expect(gtinOf('4006381333931')).toBe('04006381333931');
  expect(gtinOf('14006381333938')).toBe('14006381333938');
});

test('a mistyped or short code is not read, nor a text that is no number', () => {
  const none = [
    '4006381333932',
    '400638133393',
    '123',
    '',
    '40063813339a1',
    '４００６３８１３３３９３１',
  ];
  expect(none.map(gtinOf)).toEqual(none.map(() => null));
});

test('our own barcodes and slips are no supplier codes', () => {
  expect(isUnitBarcode('200000000011')).toBe(true);
  expect(gtinOf('200000000011')).toBeNull();
  expect(gtinOf('0200000000011')).toBeNull();
  expect(gtinOf(slipCode('sale', 7))).toBeNull();
  expect(gtinOf(slipCode('return', 7))).toBeNull();
  expect(isUnitBarcode('200000000012')).toBe(false);
  expect(isUnitBarcode('036000291452')).toBe(false);
});

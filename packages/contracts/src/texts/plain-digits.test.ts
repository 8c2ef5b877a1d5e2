import { plainDigits } from './plain-digits';

test.each([
  ['٤١', '41'],
  ['٤٩٫٩٠', '49,90'],
  ['١٬٢٣٤٫٥', '1.234,5'],
  ['۴۲', '42'],
  ['४२', '42'],
  ['𝟜𝟙 and 𝟷', '41 and 1'],
  ['ＡＢ－４１', 'AB-41'],
  ['D٤', 'D4'],
  ['½ ² Ⅳ', '½ ² Ⅳ'],
  ['Këpucë ş ğ 41', 'Këpucë ş ğ 41'],
  ['الحذاء', 'الحذاء'],
])('%s is %s', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});

test('every digit of every script has its value', () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const text = String.fromCodePoint(point);
    if (!/\p{Nd}/u.test(text)) continue;
    expect(plainDigits(text)).toMatch(/^\d$/);
  }
});

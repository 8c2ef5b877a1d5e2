import { typedCents } from './typed-amount';

test.each([
  ['45', 4500],
  ['45.5', 4550],
  ['45,50', 4550],
  [' 0.07 ', 7],
  ['12.', 1200],
  ['99999999.99', 9_999_999_999],
  ['', null],
  ['1.005', null],
  ['-3', null],
  ['1 000', null],
  ['1e3', null],
  ['.5', null],
])('"%s" comes to %s cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents);
});

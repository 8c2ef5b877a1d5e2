import { FIXED_TRANSACTION_SUBTYPES } from '@backoffice/contracts';

import { priceForSubtype } from './subtype-price';

test.each([
  ['', 'Taxes', '', '60.00'],
  ['', 'Taxes', '12.00', '60.00'],
  ['', 'Energy', '12.00', '12.00'],
  ['Taxes', 'Energy', '60.00', ''],
  ['Taxes', 'Energy', '61.00', '61.00'],
  ['Energy', 'Administration', '', ''],
])('from "%s" to "%s" with "%s" typed: "%s"', (from, to, typed, expected) => {
  expect(priceForSubtype(FIXED_TRANSACTION_SUBTYPES, { from, to }, typed)).toBe(expected);
});

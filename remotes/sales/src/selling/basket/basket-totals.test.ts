import type { WholeUnit } from '@backoffice/api-client/resources/products';

import { basketTotals } from './basket-totals';
import type { SaleLine } from './sale-draft';

const line = (regular: string, price: string): SaleLine => ({
  unit: { price: regular } as WholeUnit,
  price,
  paymentType: 'cash',
  bank: '',
  saleType: 'store',
});

test.each<[string, [string, string][], [string, string, string]]>([
  ['nothing', [], ['0.00', '0.00', '0.00']],
  ['a regular price', [['59.90', '59.90']], ['59.90', '59.90', '0.00']],
  ['a discount', [['59.90', '50']], ['50.00', '59.90', '-9.90']],
  ['a surcharge', [['59.90', '60,1']], ['60.10', '59.90', '0.20']],
  [
    'cents that binary floats get wrong',
    [
      ['0.10', '0.1'],
      ['0.20', '0.2'],
      ['1.10', '1.1'],
    ],
    ['1.40', '1.40', '0.00'],
  ],
  ['a price half typed counts as regular', [['59.90', '5x']], ['59.90', '59.90', '0.00']],
])('%s', (_name, lines, [total, regular, difference]) => {
  expect(basketTotals(lines.map(([normal, price]) => line(normal, price)))).toEqual({
    total,
    regular,
    difference,
  });
});

import type { WholeUnit } from '@backoffice/api-client/resources/products';

import { doubtfulLines } from './doubtful-prices';
import type { SaleLine } from './sale-draft';

const line = (regular: string, price: string): SaleLine => ({
  unit: { id: 1, price: regular } as WholeUnit,
  price,
  paymentType: 'cash',
  bank: '',
  saleType: 'store',
});

test.each([
  ['59.90', '59.90', false],
  ['59.90', '45,50', false],
  ['59.90', '29.95', false],
  ['59.90', '29.94', true],
  ['59.90', '0', true],
  ['0.00', '0.00', true],
  ['59.90', '119.80', false],
  ['59.90', '119.81', true],
  ['59.90', '4550', true],
  ['0.00', '1', true],
  ['10000.00', '10000', false],
  ['10000.00', '10000.01', true],
  ['20000.00', '20000', true],
  ['59.90', 'x', false],
])('regular %s, sold for %s: %p', (regular, price, isDoubtful) => {
  expect(doubtfulLines([line(regular, price)])).toHaveLength(isDoubtful ? 1 : 0);
});

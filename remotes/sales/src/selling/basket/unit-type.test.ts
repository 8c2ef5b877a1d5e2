import type { ProductType, SpecificType } from '@backoffice/contracts';

import { unitType } from './unit-type';

const TYPES: SpecificType[] = [
  { id: 1, specificType: 'Sneakers', type: 'shoes' },
  { id: 2, specificType: 'Shirt', type: 'textile' },
];

test.each<[ProductType | null, string | null, string | null, ProductType | undefined]>([
  ['textile', 'Sneakers', '42', 'textile'],
  [null, 'Sneakers', '42', 'shoes'],
  [null, 'Shirt', 'XL', 'textile'],
  [null, null, null, 'accessories'],
  [null, 'Gone', '42', undefined],
  [null, null, '42', undefined],
])('says %s, specific type %s, size %s: %s', (type, specific_type, number, expected) => {
  expect(unitType({ type, specific_type, number }, TYPES)).toBe(expected);
});

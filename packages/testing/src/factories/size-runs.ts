import type { ApartRun, JoinedRun } from '@backoffice/contracts';

import { MOMENT, sequence } from './sequence';

const nextRun = sequence();

/** Two products of one size each. */
export const apartRun = (own: Partial<ApartRun> = {}): ApartRun => {
  const { id = nextRun(), code = 'AB-100' } = own;
  return {
    ...{ id, version: `version ${id}`, type: 'shoes', code, brand: 'Nike' },
    ...{ specific_type: 'Sneakers', color: 'Black', units: 5, sizes_from_codes: false },
    sizes: [
      { name: '41', units: 3, added: false },
      { name: '42', units: 2, added: false },
    ],
    products: [
      { id, code: `${code}-41`, units: 3 },
      { id: id + 1000, code: `${code}-42`, units: 2 },
    ],
    ...own,
  };
};

export const joinedRun = (own: Partial<JoinedRun> = {}): JoinedRun => ({
  id: nextRun(),
  at: MOMENT,
  by: 'arta',
  code: 'AB-100',
  brand: 'Nike',
  color: 'Black',
  codes: ['AB-100-41', 'AB-100-42'],
  products: 2,
  units: 5,
  undone: false,
  ...own,
});

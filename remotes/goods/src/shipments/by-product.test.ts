import { sentUnit } from '@backoffice/testing';

import { byProduct } from './by-product';

test('units stand by product, with how many there are of each size', () => {
  const boots = ['41', '42', '42'].map((number) => sentUnit({ code: 'TB-10', number }));
  const belt = sentUnit({ code: 'BELT', name: 'Belt', number: null, color: null });
  const brown = sentUnit({ code: 'TB-10', color: 'Brown', number: '41' });
  expect(
    byProduct([belt, ...boots, brown]).map(({ code, units, sizes }) => [
      code,
      units.length,
      sizes.map(({ size, count }) => `${size}: ${count}`),
    ]),
  ).toEqual([
    ['BELT', 1, ['null: 1']],
    ['TB-10', 3, ['41: 1', '42: 2']],
    ['TB-10', 1, ['41: 1']],
  ]);
});

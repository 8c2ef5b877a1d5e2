import {
  brand,
  calls,
  color,
  fakeApi,
  screen,
  sizeNumber,
  specificType,
  testReads,
  testWrites,
} from '@backoffice/testing';

import { fillShoes, number, openDelivery, RECEIVED, stockLists } from '../testing/receiving';

const api = fakeApi();
const { deliveries, reference } = calls;

beforeEach(() => stockLists(api));

testReads(
  api,
  (
    [
      ['brands', reference.listBrands, brand()],
      ['colors', reference.listColors, color()],
      ['numbers', reference.listNumbers, sizeNumber()],
      ['types', reference.listTypes, specificType()],
    ] as const
  ).map(([table, call, row]) => ({
    what: `${table} of Add Products`,
    call,
    answer: [row],
    ask: () => openDelivery(),
    message: 'Failed to load data.',
    arrives: () => screen.queryByRole('form', { name: 'Shoes' }),
  })),
);

testWrites(api, [
  {
    what: 'receiving',
    call: deliveries.receive,
    answer: RECEIVED,
    prepare: async () => {
      const opened = await openDelivery();
      await fillShoes(opened.user);
      return opened;
    },
    submit: () => screen.getByRole('button', { name: /^Sav/ }),
    message: 'Error adding product',
    kept: () => {
      expect(number('Code')).toHaveValue('AM-90');
      expect(number('41.5')).toHaveValue('2');
    },
    done: 'Product added successfully',
  },
]);

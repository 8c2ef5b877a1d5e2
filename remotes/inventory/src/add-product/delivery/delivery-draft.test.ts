import { wholeOf } from '@backoffice/ui/stock';

import {
  freshDelivery,
  type DeliveryValues,
  restoredDelivery,
  totalUnits,
  toDeliveryInput,
} from './delivery-draft';

const first = { brand: 3, type: 5, color: 7, sizes: [41, 42] };
const shoes: DeliveryValues = {
  ...freshDelivery(first),
  code: ' AM-90 ',
  importPrice: '30',
  stockPrice: 59,
};
const bag: DeliveryValues = {
  ...freshDelivery({ brand: 3, sizes: [] }),
  code: 'BAG',
  name: ' Leather bag ',
  importPrice: '10',
  stockPrice: '25',
  quantity: '4',
};

describe('wholeOf', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['12.9', 12],
    ['0', 0],
    ['', 0],
    ['12,9', 12],
    ['1.234', 0],
    ['1 234', 1234],
    ['1e2', 0],
    ['abc', 0],
    ['-5', 0],
    [undefined, 0],
  ])('reads %j as %d', (typed, whole) => {
    expect(wholeOf(typed)).toBe(whole);
  });
});

describe('freshDelivery', () => {
  it('chooses the first of each list and no quantity', () => {
    expect(freshDelivery(first)).toMatchObject({
      code: '',
      brand: 3,
      type: 5,
      color: 7,
      sizes: { size41: 0, size42: 0 },
    });
  });

  it('chooses nothing where there is nothing', () => {
    expect(freshDelivery({ sizes: [] })).toMatchObject({ brand: '', type: '', color: '' });
  });
});

describe('restoredDelivery', () => {
  const known = { brand: [3, 4], type: [5], color: [7] };

  it('brings back what was typed', () => {
    const kept = { ...shoes, brand: 4, sizes: { size41: '2', size42: 0 } };
    expect(restoredDelivery(kept, first, known)).toEqual(kept);
  });

  it('chooses anew what is gone meanwhile, and leaves sizes that are gone', () => {
    const kept = { ...shoes, brand: 9, color: 8, sizes: { size41: '2', size99: '5' } };
    expect(restoredDelivery(kept, first, known)).toMatchObject({
      brand: 3,
      color: 7,
      sizes: { size41: '2', size42: 0 },
    });
  });
});

describe('totals and body', () => {
  it('counts the units of all sizes', () => {
    const sizes = { size41: '2', size42: 3, size43: 'x', size44: '' };
    expect(totalUnits({ ...shoes, sizes }, 'shoes')).toBe(5);
    expect(totalUnits({ ...bag, sizes }, 'accessories')).toBe(4);
  });

  it('sends shoes with each size that the form shows, in its order', () => {
    const values = { ...shoes, sizes: { size41: '2', size42: 'x', size99: '5' } };
    expect(toDeliveryInput(values, 'shoes', [42, 41])).toEqual({
      productType: 'shoes',
      code: 'AM-90',
      brand: 3,
      type: 5,
      color: 7,
      importPrice: 30,
      stockPrice: 59,
      sizes: [
        { size: 42, quantity: 0 },
        { size: 41, quantity: 2 },
      ],
    });
  });

  it('sends accessories with name and quantity', () => {
    expect(toDeliveryInput(bag, 'accessories', [])).toEqual({
      productType: 'accessories',
      code: 'BAG',
      name: 'Leather bag',
      brand: 3,
      importPrice: 10,
      stockPrice: 25,
      quantity: 4,
    });
  });
});

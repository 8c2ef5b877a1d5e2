import {
  freshDraft,
  missingFields,
  readWhole,
  type ReceiptDraft,
  tidyNumber,
  tidyQuantity,
  totalUnits,
  toProductInput,
} from './receipt-draft';

const shoes: ReceiptDraft = {
  ...freshDraft('shoes', { brand: 3, type: 5, color: 7, sizes: [41, 42] }),
  code: ' AM-90 ',
  importPrice: '30',
  stockPrice: '59',
};
const bag: ReceiptDraft = {
  ...freshDraft('accessories', { brand: 3, sizes: [] }),
  code: 'BAG',
  name: ' Leather bag ',
  importPrice: '10',
  stockPrice: '25',
  quantity: '4',
};

describe('readWhole', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['+7', 7],
    ['0', 0],
    ['007', 7],
    ['12.9', 12],
    ['12,50', 12],
    ['59 €', 59],
    ['٤٢', 42],
    ['۴۲', 42],
    ['', null],
    ['   ', null],
    ['abc', null],
    ['-5', null],
    ['1234567890', null],
  ])('reads %j as %j', (raw, value) => {
    expect(readWhole(raw)).toBe(value);
  });

  it('shows what counts when a field is left', () => {
    expect(['12.9', 'abc', ''].map(tidyNumber)).toEqual(['12', '', '']);
    expect(['3', 'abc', '', undefined].map(tidyQuantity)).toEqual(['3', '0', '0', '0']);
  });
});

describe('freshDraft', () => {
  it('chooses the first of each list and no quantity', () => {
    expect(freshDraft('textile', { brand: 1, type: 2, color: 3, sizes: [8, 9] })).toMatchObject({
      code: '',
      brand: '1',
      type: '2',
      color: '3',
      sizes: { 8: '0', 9: '0' },
    });
  });

  it('chooses nothing where there is nothing', () => {
    expect(freshDraft('shoes', { sizes: [] })).toMatchObject({ brand: '', type: '', color: '' });
  });
});

describe('missingFields', () => {
  it.each([
    ['nothing', shoes, []],
    ['a blank code', { ...shoes, code: '  ' }, ['code']],
    [
      'everything of shoes',
      freshDraft('shoes', { sizes: [] }),
      ['code', 'brand', 'type', 'color', 'importPrice', 'stockPrice'],
    ],
    [
      'everything of accessories',
      freshDraft('accessories', { sizes: [] }),
      ['code', 'name', 'brand', 'importPrice', 'stockPrice', 'quantity'],
    ],
    ['no quantity of an accessory', { ...bag, quantity: '' }, ['quantity']],
    ['a zero is a value', { ...bag, quantity: '0', importPrice: '0' }, []],
  ])('finds %s', (_, draft, missing) => {
    expect(missingFields(draft)).toEqual(missing);
  });
});

describe('totals and body', () => {
  it('counts the units of all sizes', () => {
    expect(totalUnits({ ...shoes, sizes: { 41: '2', 42: '3', 43: 'x', 44: '' } })).toBe(5);
    expect(totalUnits({ ...bag, sizes: { 41: '2' } })).toBe(4);
  });

  it('sends shoes with each size that the form shows, in its order', () => {
    const draft = { ...shoes, sizes: { 41: '2', 42: 'x', 99: '5' } };
    expect(toProductInput(draft, [42, 41])).toEqual({
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
    expect(toProductInput(bag, [])).toEqual({
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

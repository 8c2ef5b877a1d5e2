import { priceChangeOf, scopeOfFilter, type PriceValues } from './price-change';

const values: PriceValues = {
  way: 'less_percent',
  percent: '20',
  euros: '5',
  ending: '.90',
  labels: true,
};
const change = (own: Partial<PriceValues>) => priceChangeOf({ ids: [1] }, { ...values, ...own });

test('says a change as the server reads it', () => {
  expect(change({})).toEqual({ ids: [1], percent: '-20', ending: '.90' });
  expect(change({ way: 'more_percent', percent: '12,5', ending: '' })).toEqual({
    ids: [1],
    percent: '12.5',
  });
  expect(change({ way: 'less_euros', ending: '' })).toEqual({ ids: [1], amount: '-5.00' });
  expect(change({ way: 'more_euros', ending: '' })).toEqual({ ids: [1], amount: '5.00' });
  expect(change({ way: 'set', euros: '39,9', ending: '' })).toEqual({ ids: [1], set: '39.90' });
});

test('an incomplete change is none', () => {
  for (const percent of ['', 'a lot', '-5', '100']) expect(change({ percent })).toBeNull();
  expect(change({ way: 'set', euros: '' })).toBeNull();
});

test('takes the filter of the list, whatever it is sorted by', () => {
  const filter = { code: 'am', location: 5, brand: undefined, sort: 'price', dir: 'asc' } as const;
  expect(scopeOfFilter(filter)).toEqual({ filter: { code: 'am', location: 5 } });
});

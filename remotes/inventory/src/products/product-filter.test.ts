import {
  productsUrlDefaults,
  toggleShowAll,
  toProductFilter,
  withDay,
  withState,
} from './product-filter';

const TODAY = '2026-11-21';
const fresh = productsUrlDefaults(TODAY);

describe('toProductFilter', () => {
  it.each([
    ['today, when nothing is chosen', {}, { start_date: TODAY, end_date: TODAY }],
    ['no limit by an empty day', { start: '' }, { end_date: TODAY }],
    ['no days with Show All', { all: '1', code: 'AM' }, { code: 'AM' }],
    [
      'everything',
      { code: ' AM ', brand: 'ni', type: 'shoes', location: '3', sort: 'price', dir: 'desc' },
      {
        start_date: TODAY,
        end_date: TODAY,
        code: 'AM',
        brand: 'ni',
        type: 'shoes',
        location: 3,
        sort: 'price',
        dir: 'desc',
      },
    ],
    ['an order without a direction', { all: '1', sort: 'code' }, { sort: 'code', dir: 'asc' }],
    [
      'nothing of what makes no sense',
      { start: 'soon', end: '1', type: 'cars', location: '-1', sort: 'luck', state: 'new' },
      {},
    ],
  ])('asks for %s', (_, url, filter) => {
    expect(toProductFilter({ ...fresh, ...url }, TODAY)).toEqual(filter);
  });
});

describe('Show All', () => {
  it('lifts every filter and keeps the order', () => {
    const url = toggleShowAll({ ...fresh, code: 'AM', start: '', sort: 'code' }, TODAY);
    expect(toProductFilter(url, TODAY)).toEqual({ sort: 'code', dir: 'asc' });
  });

  it('goes back to today when it is pressed again', () => {
    expect(toggleShowAll({ ...fresh, all: '1', brand: 'x' }, TODAY)).toEqual(fresh);
  });

  it('ends when a day is chosen', () => {
    expect(withDay({ ...fresh, all: '1' }, 'start', '2026-11-01')).toEqual({
      start: '2026-11-01',
      all: '',
    });
    expect(withDay(fresh, 'end', '')).toEqual({ end: '' });
  });
});

describe('a state', () => {
  const inState = (state: string, url = fresh) =>
    toProductFilter({ ...url, ...withState(state) }, TODAY);

  it.each([
    ['aside', { set_aside: '1' }],
    ['due', { label_due: '1' }],
    ['out', { out: '1' }],
    ['under_way', { under_way: '1' }],
    ['slow', { end_date: '2026-08-22' }],
  ])('%s is asked for whenever the units came', (state, filter) => {
    expect(inState(state)).toEqual(filter);
    expect(inState(state, { ...fresh, all: '1' })).toEqual(filter);
  });

  it('of what is for sale keeps the days', () => {
    const days = { start_date: TODAY, end_date: TODAY };
    expect(inState('sale')).toEqual({ ...days, set_aside: '0' });
    expect(inState('')).toEqual(days);
  });

  it('of what sells slowly keeps an earlier end', () => {
    const url = { ...fresh, state: 'slow', start: '', end: '2026-01-01' };
    expect(toProductFilter(url, TODAY)).toEqual({ end_date: '2026-01-01' });
  });
});

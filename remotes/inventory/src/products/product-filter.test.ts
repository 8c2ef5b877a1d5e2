import { productsUrlDefaults, toggleShowAll, toProductFilter, withDay } from './product-filter';

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
      { start: 'soon', end: '1', type: 'cars', location: '-1', sort: 'luck', dir: 'desc' },
      {},
    ],
  ])('asks for %s', (_, url, filter) => {
    expect(toProductFilter({ ...fresh, ...url })).toEqual(filter);
  });
});

describe('Show All', () => {
  it('lifts every filter and keeps the order', () => {
    const url = toggleShowAll({ ...fresh, code: 'AM', start: '', sort: 'code' }, TODAY);
    expect(toProductFilter(url)).toEqual({ sort: 'code', dir: 'asc' });
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

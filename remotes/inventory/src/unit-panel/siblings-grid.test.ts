import { siblingsGrid } from './siblings-grid';

describe('siblingsGrid', () => {
  it('has sizes in their order, and locations by name', () => {
    const grid = siblingsGrid([
      { number: '42', location: 'Main shop', count: 2 },
      { number: '36.5', location: 'Airport', count: 1 },
      { number: '42', location: 'Airport', count: 3 },
      { number: '42', location: null, count: 4 },
    ]);
    expect(grid.locations).toEqual(['Airport', 'Main shop', null]);
    expect(grid.rows).toEqual([
      { size: '36.5', counts: [1, 0, 0], total: 1 },
      { size: '42', counts: [3, 2, 4], total: 9 },
    ]);
  });

  it('begins with the own shop', () => {
    const stock = ['Airport', 'Main shop', null].map((location) => ({
      ...{ number: '42', location, count: 1 },
    }));
    expect(siblingsGrid(stock, 'Main shop').locations).toEqual(['Main shop', 'Airport', null]);
  });

  it('has one row for what has no sizes', () => {
    const grid = siblingsGrid([{ number: null, location: 'Main shop', count: 7 }]);
    expect(grid.rows).toEqual([{ size: null, counts: [7], total: 7 }]);
  });

  it('is empty without stock', () => {
    expect(siblingsGrid([])).toEqual({ locations: [], rows: [] });
  });
});

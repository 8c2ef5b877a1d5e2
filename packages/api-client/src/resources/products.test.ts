import { createQueryClient } from '@backoffice/api-client';
import type { ProductFilter } from '@backoffice/contracts';
import {
  accessoryRow,
  calls,
  fakeApi,
  page,
  plain,
  productRow,
  unitState,
} from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';

import { productMutations, productQueries } from './products';
import { unitQueries } from './unit-history';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { list, byBarcode, ids, history, siblings, transfer } = calls.products;

/** A row as the specification describes it, from a server that knows nothing more. */
const bareRow = {
  id: '31',
  brand: 'Nike',
  color: 'Black',
  number: 42,
  specific_type: 'Sneakers',
  code: 'AB1',
  location: 'Shop 1',
  price: 59.9,
  date: '2026-11-20T08:00:00Z',
  barcode: 200000000031,
};

afterEach(() => client.clear());

describe('the stock list', () => {
  it('comes page by page until there is none', async () => {
    const rows = [productRow(), productRow(), accessoryRow()];
    api.on(list, ({ query }) =>
      query.cursor === 'second'
        ? page(rows.slice(2), { total: null, next: null })
        : page(rows.slice(0, 2), { total: 3, next: 'second' }),
    );
    const stock = new InfiniteQueryObserver(
      client,
      productQueries.list({ type: 'shoes', code: '', brand: 'ni', location: 2 }, 2),
    );
    const leave = stock.subscribe(() => undefined);
    const first = await stock.refetch();
    expect(first.data?.rows).toHaveLength(2);
    expect(first.data).toMatchObject({ total: 3, capped: false });
    const second = await stock.fetchNextPage();
    expect(second.data?.rows.map((row) => row.id)).toEqual(rows.map((row) => row.id));
    expect(second.data?.total).toBe(3);
    expect(second.hasNextPage).toBe(false);
    expect(api.lastRequest(list).query).toEqual({
      type: 'shoes',
      brand: 'ni',
      location: '2',
      limit: '2',
      cursor: 'second',
    });
    leave();
  });

  it('names a unit once that moved from one page to the next', async () => {
    const row = productRow();
    api.on(list, ({ query }) =>
      page([row], { total: 10_000, capped: true, next: query.cursor ? null : 'second' }),
    );
    const stock = new InfiniteQueryObserver(client, productQueries.list({}));
    const leave = stock.subscribe(() => undefined);
    await stock.refetch();
    const { data } = await stock.fetchNextPage();
    expect(data).toMatchObject({ rows: [{ id: row.id }], total: 10_000, capped: true });
    expect(data?.rows).toHaveLength(1);
    expect(api.requests(list)).toHaveLength(2);
    leave();
  });

  it('of a plain server is narrowed, sorted and counted here, by every filter', async () => {
    const airport = {
      ...bareRow,
      id: 32,
      brand: 'Puma',
      number: 41,
      location: 'Airport',
      price: 9,
    };
    const later = { ...bareRow, id: 33, code: 'XY2', number: 9.5, date: '2026-11-21' };
    api.on(list, plain([bareRow, airport, later]));
    api.on(calls.reference.listLocations, plain([{ id: '6', name: 'Airport' }]));
    const idsOf = async (filter: ProductFilter) => {
      const stock = new InfiniteQueryObserver(client, productQueries.list(filter));
      const leave = stock.subscribe(() => undefined);
      const { data } = await stock.refetch();
      leave();
      expect(data?.total).toBe(data?.rows.length);
      return data?.rows.map(({ id }) => id);
    };
    expect(await idsOf({ brand: 'pu' })).toEqual([32]);
    expect(await idsOf({ code: 'ab' })).toEqual([31, 32]);
    expect(await idsOf({ location: 6 })).toEqual([32]);
    expect(await idsOf({ start_date: '2026-11-21' })).toEqual([33]);
    expect(await idsOf({ end_date: '2026-11-20' })).toEqual([31, 32]);
    expect(await idsOf({ set_aside: '1' })).toEqual([]);
    expect(await idsOf({ sort: 'price', dir: 'asc' })).toEqual([32, 31, 33]);
    expect(await idsOf({ sort: 'number', dir: 'desc' })).toEqual([31, 32, 33]);
  });

  it('of a plain server is whole, in the same form', async () => {
    api.on(list, plain([bareRow]));
    const stock = new InfiniteQueryObserver(client, productQueries.list({ type: 'textile' }));
    const leave = stock.subscribe(() => undefined);
    const { data } = await stock.refetch();
    expect(stock.getCurrentResult().hasNextPage).toBe(false);
    expect(data?.total).toBe(1);
    expect(data?.rows).toEqual([
      {
        id: 31,
        brand: 'Nike',
        color: 'Black',
        number: '42',
        specific_type: 'Sneakers',
        code: 'AB1',
        name: null,
        type: 'textile',
        under_way_to: null,
        location: 'Shop 1',
        price: '59.90',
        date: '2026-11-20',
        barcode: '200000000031',
        set_aside: null,
        label_due: false,
        old_price: null,
        out: null,
      },
    ]);
    leave();
  });

  it('with an answer that is no list has failed, and is not empty', async () => {
    api.on(list, plain({ success: true, data: {} }));
    await expect(client.fetchQuery(productQueries.all({}))).rejects.toMatchObject({
      code: 'bad_answer',
    });
  });

  it('is kept longer than everything else', () => {
    expect(productQueries.list({}).gcTime).toBe(5 * 60_000);
  });
});

describe('a scanned code', () => {
  it('is found sold or unsold', async () => {
    const sale = { at: '2026-11-20T10:00:00Z', by: 'besa', price: '50.00', receipt_number: 12 };
    const unit = unitState({ sold: sale });
    api.on(byBarcode, unit);
    await expect(client.fetchQuery(productQueries.byBarcode(unit.barcode))).resolves.toEqual(unit);
    expect(api.lastRequest(byBarcode).params).toEqual({ code: unit.barcode });
  });

  it('that nobody knows is null', async () => {
    api.fail(byBarcode, 404, 'not_found', 'Unknown');
    api.on(list, []);
    await expect(client.fetchQuery(productQueries.byBarcode('200000000099'))).resolves.toBeNull();
  });

  it('is looked up in the list where the server has no such call and ignores the filter', async () => {
    api.unsupported(byBarcode);
    api.on(list, plain([{ ...bareRow, id: 30, barcode: '200000000030' }, bareRow]));
    const unit = await client.fetchQuery(productQueries.byBarcode('200000000031'));
    expect(unit).toMatchObject({ id: 31, type: null, sold: null });
    expect(api.lastRequest(list).query).toEqual({ barcode: '200000000031' });
  });

  it('of a server that is down is an error and not an unknown code', async () => {
    api.fail(byBarcode, 503, 'unavailable', 'Down');
    await expect(client.fetchQuery(productQueries.byBarcode('200000000031'))).rejects.toThrow(
      'Down',
    );
  });
});

describe('added calls', () => {
  it('answer on our server', async () => {
    api.on(ids, [1, 2, 3]);
    await expect(client.fetchQuery(productQueries.ids({ code: 'AB' }))).resolves.toEqual([1, 2, 3]);
    api.on(history, []);
    await expect(client.fetchQuery(unitQueries.history(4))).resolves.toEqual([]);
    expect(api.lastRequest(history).params).toEqual({ id: '4' });
  });

  it('are null on a server that does not know them', async () => {
    for (const call of [ids, history, siblings]) api.unsupported(call);
    await expect(client.fetchQuery(productQueries.ids({}))).resolves.toBeNull();
    await expect(client.fetchQuery(unitQueries.history(4))).resolves.toBeNull();
    await expect(client.fetchQuery(unitQueries.siblings(4))).resolves.toBeNull();
  });
});

it('a transfer names its units', async () => {
  api.on(transfer, { ids: [4, 5], location: 2, operation: 7 });
  const move = new MutationObserver(client, productMutations.transfer());
  const input = { ids: [4, 5], location: 2 };
  await expect(move.mutate({ input, idempotencyKey: 'key-of-the-dialog' })).resolves.toMatchObject({
    operation: 7,
  });
  expect(api.lastRequest(transfer).body).toEqual(input);
});

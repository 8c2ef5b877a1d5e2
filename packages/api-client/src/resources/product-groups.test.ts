import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, page, plain, productGroup } from '@backoffice/testing';
import { InfiniteQueryObserver } from '@tanstack/react-query';

import { productGroupQueries } from './product-groups';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { groups } = calls.products;

afterEach(() => client.clear());

it('lists products with their size runs, page by page, each once', async () => {
  const rows = [productGroup(), productGroup(), productGroup({ type: 'accessories' })];
  api.on(groups, ({ query }) =>
    query.cursor === 'second'
      ? page(rows.slice(1), { total: null, next: null })
      : page(rows.slice(0, 2), { total: 3, next: 'second' }),
  );
  const products = new InfiniteQueryObserver(
    client,
    productGroupQueries.list({ brand: 'ni', label_due: '1', sort: 'units', dir: 'desc' }, 2),
  );
  const leave = products.subscribe(() => undefined);
  expect((await products.refetch()).data).toMatchObject({ total: 3, capped: false });
  const { data, hasNextPage } = await products.fetchNextPage();
  expect(data?.rows).toEqual(rows);
  expect(hasNextPage).toBe(false);
  expect(api.lastRequest(groups).query).toEqual({
    brand: 'ni',
    label_due: '1',
    sort: 'units',
    dir: 'desc',
    limit: '2',
    cursor: 'second',
  });
  leave();
});

it('reads ids, prices and counts that come as text', async () => {
  const group = productGroup({ id: 4 });
  const sizes = [{ number: 42, location: null, count: '2' }];
  const bare = { ...group, id: '4', price_from: 60, price_to: 60.5, units: '2', sizes };
  api.on(groups, plain({ success: true, data: [bare] }));
  const products = new InfiniteQueryObserver(client, productGroupQueries.list({}));
  const leave = products.subscribe(() => undefined);
  expect((await products.refetch()).data?.rows).toEqual([
    {
      ...group,
      units: 2,
      price_to: '60.50',
      sizes: [{ number: '42', location: null, count: 2 }],
    },
  ]);
  leave();
});

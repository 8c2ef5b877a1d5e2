import { createQueryClient } from '@backoffice/api-client';
import {
  calls,
  DAY,
  fakeApi,
  onlineSale,
  plain,
  saleRow,
  sold,
  yearFigures,
} from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { figureQueries } from './figures';
import { saleMutations, saleQueries } from './sales';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const basket = [
  {
    id: 8,
    regular_price: '60.00',
    price: '55.50',
    paymentType: 'bank',
    bank: 'NLB',
    type: 'shoes',
    sale_type: 'online',
  } as const,
];
const sell = () =>
  new MutationObserver(client, saleMutations.sell()).mutate({
    input: [...basket],
    idempotencyKey: 'key-of-the-basket',
  });

afterEach(() => client.clear());

it('lists the sales of a day', async () => {
  const rows = [
    saleRow(),
    saleRow({ payment_type: 'bank', bank_name: 'TEB', sale_type: 'online' }),
  ];
  api.on(calls.sales.ofDay, rows);
  await expect(client.fetchQuery(saleQueries.ofDay(DAY))).resolves.toEqual(rows);
  expect(api.lastRequest(calls.sales.ofDay).query).toEqual({ date: DAY });
});

it.each([
  [4, '4'],
  [null, 'none'],
])('lists the sales of one shop: %s', async (shop, location) => {
  api.on(calls.sales.ofDay, [saleRow({ location: null })]);
  await client.fetchQuery(saleQueries.ofDay(DAY, shop));
  expect(api.lastRequest(calls.sales.ofDay).query).toEqual({ date: DAY, location });
});

it('lists the sales of a plain server, without what it does not say', async () => {
  const bare = {
    id: 1,
    brand_name: 'Nike',
    color_name: 'Black',
    number: 42,
    product_specific_types: 'Sneakers',
    code: 'AB1',
    product_price: 60,
    payment_type: 'cash',
    bank_name: '',
    sale_price: '55.5',
  };
  api.on(calls.sales.ofDay, plain([bare]));
  const [sale] = await client.fetchQuery(saleQueries.ofDay(DAY));
  expect(sale).toMatchObject({
    number: '42',
    product_price: '60.00',
    sale_price: '55.50',
    bank_name: null,
    sale_type: null,
    receipt_number: null,
    seller: null,
  });
});

it('sells a basket under the key of its draft', async () => {
  api.on(calls.sales.sell, sold({ id: 5, receipt_number: 77, total: '55.50', ids: [8] }));
  await expect(sell()).resolves.toEqual({
    sale_id: 5,
    receipt_number: 77,
    total: '55.50',
    ids: [8],
  });
  expect(api.lastRequest(calls.sales.sell)).toMatchObject({
    body: basket,
    idempotencyKey: 'key-of-the-basket',
  });
});

it('sells on a server that only says yes', async () => {
  api.on(calls.sales.sell, plain({ success: true }));
  await expect(sell()).resolves.toEqual({
    sale_id: null,
    receipt_number: null,
    total: null,
    ids: [8],
  });
});

describe('figures', () => {
  it('come for years and type', async () => {
    const figures = [yearFigures({ year: 2025 }), yearFigures()];
    api.on(calls.figures.years, figures);
    const query = figureQueries.years('shoes', [2025, 2026]);
    await expect(client.fetchQuery(query)).resolves.toEqual(figures);
    expect(api.lastRequest(calls.figures.years).body).toEqual({
      years: [2025, 2026],
      type: 'shoes',
    });
  });

  it('are numbers even where a server sends texts or too few months', async () => {
    api.on(calls.figures.years, plain([{ year: '2026', salesArray: ['1.5', 2, null] }]));
    await expect(client.fetchQuery(figureQueries.years('sales', [2026]))).resolves.toEqual([
      { year: 2026, salesArray: [1.5, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ]);
  });

  it.each([[[{ year: 2026 }]], [[{ year: 2026, salesArray: 'many' }]], [['x']], [{}], ['']])(
    'are a failure and no empty year when the answer is %j',
    async (answer) => {
      api.on(calls.figures.years, plain(answer));
      const years = client.fetchQuery(figureQueries.years('sales', [2026]));
      await expect(years).rejects.toMatchObject({ code: 'bad_answer' });
      const online = client.fetchQuery(figureQueries.onlineSales());
      await expect(online).rejects.toMatchObject({ code: 'bad_answer' });
    },
  );

  it.each([
    ['a year without months', [{ year: 2026 }]],
    ['a list of something else', [{ total: 5 }]],
  ])('that come as %s have failed, and are not zero', async (_what, body) => {
    api.on(calls.figures.years, plain(body));
    await expect(client.fetchQuery(figureQueries.years('sales', [2026]))).rejects.toMatchObject({
      code: 'bad_answer',
    });
    await expect(client.fetchQuery(figureQueries.onlineSales())).rejects.toMatchObject({
      code: 'bad_answer',
    });
  });

  it('of online sales are the same call without arguments', async () => {
    const sale = onlineSale({ sale_price: '45.50' });
    api.on(calls.figures.years, [sale]);
    await expect(client.fetchQuery(figureQueries.onlineSales())).resolves.toEqual([
      { sale_price: '45.50', sold_at: sale.sold_at },
    ]);
    expect(api.lastRequest(calls.figures.years).body).toEqual({});
  });
});

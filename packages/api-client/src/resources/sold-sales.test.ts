import { createQueryClient } from '@backoffice/api-client';
import {
  calls,
  fakeApi,
  foundLine,
  plain,
  saleView,
  soldLine,
  soldSale,
} from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { correctRequest, soldSaleMutations, soldSaleQueries } from './sold-sales';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });

afterEach(() => client.clear());

const returned = soldLine({
  state: 'returned',
  reversed: {
    kind: 'return',
    at: '2026-11-21T09:00:00.000Z',
    by: 'arta',
    approved_by: 'besa',
    reason: 'size',
    note: '',
    return_id: 4,
    return_number: 4,
  },
});

it('finds a sale by the bars of a unit or a slip, or by its number', async () => {
  const view = saleView({}, [soldLine(), returned]);
  api.on(calls.soldSales.find, view);
  const byCode = soldSaleQueries.find({ code: '200000000013' });
  await expect(client.fetchQuery(byCode)).resolves.toEqual(view);
  expect(api.lastRequest(calls.soldSales.find).query).toEqual({ code: '200000000013' });
  await client.fetchQuery(soldSaleQueries.find({ number: 7 }));
  expect(api.lastRequest(calls.soldSales.find).query).toEqual({ number: '7' });
});

it('says which of its two refusals a code met', async () => {
  api.fail(calls.soldSales.find, 422, 'never_sold', 'AB1 was never sold.');
  const unsold = client.fetchQuery(soldSaleQueries.find({ code: '1' }));
  await expect(unsold).rejects.toMatchObject({ code: 'never_sold', status: 422 });
  api.fail(calls.soldSales.find, 404, 'not_found', 'Nobody knows it.');
  const unknown = client.fetchQuery(soldSaleQueries.find({ code: '2' }));
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});

it('finds sold units without label', async () => {
  const line = foundLine({ receipt_number: 12, seller: 'drin' });
  api.on(calls.soldSales.lines, [line]);
  const sought = { code: 'AB', number: '42', from: '2026-11-01', to: '2026-11-21' };
  await expect(client.fetchQuery(soldSaleQueries.lines(sought))).resolves.toEqual([line]);
  expect(api.lastRequest(calls.soldSales.lines).query).toEqual(sought);
});

it('shows a sale, an exchange included', async () => {
  const exchange = { return_id: 3, return_number: 3, total: '45.00' };
  const view = { sale: soldSale({ id: 9, exchange }), lines: [soldLine()] };
  api.on(calls.soldSales.sale, view);
  await expect(client.fetchQuery(soldSaleQueries.sale(9))).resolves.toEqual(view);
});

it('takes an answer that is no sale for a failure', async () => {
  api.on(calls.soldSales.sale, plain({ lines: [] }));
  const sale = client.fetchQuery(soldSaleQueries.sale(9));
  await expect(sale).rejects.toMatchObject({ code: 'bad_answer' });
});

it('corrects and voids with key and approval, and makes lists and figures stale', async () => {
  const view = saleView({ id: 9 });
  api.on(calls.soldSales.correct, { ...view, operation: 5 });
  api.on(calls.soldSales.void, { ...view, operation: 6 });
  const stale = jest.spyOn(client, 'invalidateQueries');

  const input = {
    period: 'open' as const,
    reason: 'Typed wrong',
    lines: [{ line: 1, price: '59' }],
  };
  const correct = new MutationObserver(client, soldSaleMutations.correct(9));
  await expect(
    correct.mutate({ input, idempotencyKey: 'key-one', approval: 'allowed' }),
  ).resolves.toEqual(view);
  expect(api.lastRequest(calls.soldSales.correct)).toMatchObject({
    params: { id: '9' },
    body: input,
    idempotencyKey: 'key-one',
    approval: 'allowed',
  });
  expect(correctRequest(9, input).path).toBe('sales/9/corrections');
  expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['sales'],
    ['figures'],
    ['till'],
  ]);

  const voiding = new MutationObserver(client, soldSaleMutations.void(9));
  await voiding.mutate({ input: { reason: 'Wrong pair' }, idempotencyKey: 'key-two' });
  expect(api.lastRequest(calls.soldSales.void).body).toEqual({ reason: 'Wrong pair' });
  expect(stale.mock.calls.slice(3).map(([filter]) => filter?.queryKey)).toEqual([
    ['products'],
    ['sales'],
    ['figures'],
    ['till'],
  ]);
});

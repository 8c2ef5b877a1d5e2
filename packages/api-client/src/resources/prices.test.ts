import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, plain, pricePreview } from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { applyRequest, priceMutations, priceQueries } from './prices';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { preview, apply } = calls.prices;
const change = { ids: [1, 2], percent: '-20', ending: '.90' };
const idempotencyKey = 'a'.repeat(32);

afterEach(() => client.clear());

it('previews a change of prices, whatever form numbers come in', async () => {
  const seen = pricePreview();
  api.on(preview, seen);
  await expect(client.fetchQuery(priceQueries.preview(change))).resolves.toEqual(seen);
  expect(api.lastRequest(preview).body).toEqual(change);

  const [row] = seen.rows;
  const bare = { ...seen, units: '2', old_total: 120, new_total: 96, below_cost: null };
  const data = { ...bare, rows: [{ ...row, product: '1', old: 60, new: 48 }], row_count: 0 };
  api.on(preview, plain({ success: true, data }));
  await expect(
    client.fetchQuery(priceQueries.preview({ ...change, ending: '.95' })),
  ).resolves.toEqual({ ...seen, below_cost: null });
});

it('changes prices by the hash of their preview, as one operation', async () => {
  api.on(apply, { ids: [1, 2], operation: 9 });
  const prices = new MutationObserver(client, priceMutations.apply());
  const input = { hash: 'a'.repeat(64) };
  await expect(prices.mutate({ input, idempotencyKey, approval: 'secret' })).resolves.toEqual({
    ids: [1, 2],
    operation: 9,
  });
  expect(api.lastRequest(apply)).toMatchObject({ body: input, idempotencyKey });
  expect(applyRequest(input)).toEqual({ method: 'POST', path: 'prices/apply', body: input });
});

import { ApiError, createQueryClient } from '@backoffice/api-client';
import { calls, failure, fakeApi, plain, till, tillMovement } from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { dayMoneyQuery } from './day-money';
import { changedTill, tillMutations, tillQueries } from './till';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const key = 'a'.repeat(32);

afterEach(() => client.clear());

it('reads the till of whoever asks, of a shop, and of what belongs to none', async () => {
  const mine = till({ last_closing: { id: 3, number: 2, closed_at: '2026-11-21T19:00:00Z' } });
  api.on(calls.till.till, mine);
  await expect(client.fetchQuery(tillQueries.till())).resolves.toEqual(mine);
  expect(api.lastRequest(calls.till.till).query).toEqual({});
  await client.fetchQuery(tillQueries.till(4));
  expect(api.lastRequest(calls.till.till).query).toEqual({ location: '4' });
  await client.fetchQuery(tillQueries.till(null));
  expect(api.lastRequest(calls.till.till).query).toEqual({ location: 'none' });
});

it('knows no amounts of a till that is counted blind', async () => {
  const blind = till({ sums: undefined, report: undefined });
  api.on(calls.till.till, blind);
  const read = await client.fetchQuery(tillQueries.till());
  expect(read).not.toHaveProperty('sums');
  expect(read).not.toHaveProperty('report');
});

it('says that a server has no tills', async () => {
  api.unsupported(calls.till.till);
  api.on(calls.till.day, () => plain({ success: true, data: [] }));
  await expect(client.fetchQuery(tillQueries.till())).resolves.toBeNull();
  await expect(client.fetchQuery(dayMoneyQuery('2026-11-22'))).resolves.toBeNull();
});

it('reads the money of a day, leaving out ways that a later server may name', async () => {
  const sums = [
    { way: 'cash', amount: 12 },
    { way: 'voucher', amount: '5.00' },
  ];
  api.on(calls.till.day, () => plain({ success: true, data: { sums, late: [] } }));
  await expect(client.fetchQuery(dayMoneyQuery('2026-11-22', 1))).resolves.toEqual({
    sums: [{ way: 'cash', amount: '12.00' }],
    late: [],
  });
  expect(api.lastRequest(calls.till.day).query).toEqual({ date: '2026-11-22', location: '1' });
});

it('opens a till and moves money, each under its key', async () => {
  api.on(calls.till.open, till({ version: '2.0' }));
  const opening = { location: 1, version: '1.0', cash: { '5000': 1 } };
  const open = new MutationObserver(client, tillMutations.open());
  await expect(open.mutate({ input: opening, idempotencyKey: key })).resolves.toMatchObject({
    version: '2.0',
  });
  expect(api.lastRequest(calls.till.open)).toMatchObject({ body: opening, idempotencyKey: key });
  const moved = tillMovement({ reason: 'safe', direction: 'out' });
  api.on(calls.till.move, moved);
  const move = new MutationObserver(client, tillMutations.move());
  const input = { location: 1, direction: 'out', amount: '20', reason: 'safe' } as const;
  await expect(move.mutate({ input, idempotencyKey: key })).resolves.toEqual(moved);
  expect(api.lastRequest(calls.till.move)).toMatchObject({ body: input, idempotencyKey: key });
});

it('tells how a till stands that changed meanwhile, and nothing of other refusals', async () => {
  const now = till({ version: '1.2' });
  api.on(calls.till.open, () => failure(409, 'changed', 'Changed meanwhile', { data: now }));
  const open = new MutationObserver(client, tillMutations.open());
  const input = { location: 1, version: '1.1', cash: {} };
  const error: unknown = await open.mutate({ input, idempotencyKey: key }).catch((e: unknown) => e);
  expect(changedTill(error)).toEqual(now);
  expect(changedTill(new ApiError({ status: 409, code: 'conflict' }))).toBeNull();
});

import { createQueryClient } from '@backoffice/api-client';
import { calls, failure, fakeApi, operation, page, plain, till } from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';

import { call, callIfKnown, ifSupported, standsNow, writeAndRead } from './call';
import { historyQueries } from './history';
import { requestOf } from './send';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { till: ofTill } = calls.till;
const { list, undo } = calls.history;
const answered = (data: unknown) => plain({ success: true, data });

afterEach(() => client.clear());

it('sends what the contract says and reads the answer by it', async () => {
  api.on(ofTill, till({ version: '1.2' }));
  await expect(call(ofTill, { query: { location: 'none' } })).resolves.toEqual(
    till({ version: '1.2' }),
  );
  expect(api.lastRequest(ofTill).query).toEqual({ location: 'none' });
});

it('sends a write as it was approved', async () => {
  api.on(undo, { ids: [1], operation: 8 });
  const write = new MutationObserver(client, writeAndRead(undo, { params: { id: 7 } }));
  await write.mutate({ input: { ids: [1] }, idempotencyKey: 'key-of-the-work', approval: 'yes' });
  expect(api.lastRequest(undo)).toMatchObject({
    params: { id: '7' },
    body: { ids: [1] },
    idempotencyKey: 'key-of-the-work',
    approval: 'yes',
  });
  expect(requestOf(undo, { params: { id: 7 }, body: { ids: [1] } })).toEqual({
    method: 'POST',
    path: 'operations/7/undo',
    body: { ids: [1] },
  });
});

it('reads an unknown word as "other" and leaves out unknown fields', async () => {
  const known = operation();
  api.on(list, answered([{ ...known, kind: 'repair', movements: ['repaired'], cost: '4.00' }]));
  await expect(call(list, {})).resolves.toEqual([
    { ...known, kind: 'other', movements: ['other'] },
  ]);
});

it('takes an answer that is not as agreed for a failure, and tells support once which field it was', async () => {
  const told: unknown[] = [];
  api.on(calls.clientErrors.report, ({ body }) => {
    told.push(body);
    return null;
  });
  api.on(ofTill, answered({ ...till(), version: 3 }));
  const isBad = expect.objectContaining({ code: 'bad_answer' });
  await expect(call(ofTill, {})).rejects.toEqual(isBad);
  await expect(call(ofTill, {})).rejects.toEqual(isBad);
  expect(told).toEqual([
    expect.objectContaining({
      reference: 'till',
      message: 'The answer of GET till is not as agreed: version: invalid_type',
    }),
  ]);
});

it('lets a write succeed whatever stands in its answer', async () => {
  api.on(undo, answered('done'));
  const unread = () => ({ ids: [], operation: null });
  await expect(call(undo, { params: { id: 7 }, body: {} }, unread)).resolves.toEqual(unread());
});

it('answers null where a server does not know a call', async () => {
  api.unsupported(ofTill);
  await expect(ifSupported(call(ofTill, {}))).resolves.toBeNull();
  await expect(callIfKnown(ofTill, {})).resolves.toBeNull();
});

it('answers null where a server means something else by a call', async () => {
  api.on(ofTill, answered([]));
  await expect(callIfKnown(ofTill, {})).resolves.toBeNull();
});

it('reads the current state from a refusal that carries it, and from no other', async () => {
  const now = till({ version: '1.3' });
  api.on(calls.till.open, () => failure(409, 'changed', 'Changed meanwhile', { data: now }));
  const body = { version: '1.2', cash: {} };
  const error: unknown = await call(calls.till.open, { body }).catch((e: unknown) => e);
  expect(standsNow(error, ['changed'], ofTill)).toEqual(now);
  expect(standsNow(error, ['closed'], ofTill)).toBeNull();
  expect(standsNow(new Error('another'), ['changed'], ofTill)).toBeNull();
});

it('goes through a list page by page, each row once', async () => {
  const rows = [operation(), operation(), operation()];
  api.on(list, ({ query }) =>
    query.cursor === 'second'
      ? page(rows.slice(1), { total: null, next: null })
      : page(rows.slice(0, 2), { total: 3, next: 'second' }),
  );
  const filter = { kinds: 'transfer,price', user: 4 };
  const operations = new InfiniteQueryObserver(client, historyQueries.list(filter, 2));
  const leave = operations.subscribe(() => undefined);
  await operations.refetch();
  const { data, hasNextPage } = await operations.fetchNextPage();
  expect(data).toEqual({ rows, total: 3, capped: false });
  expect(hasNextPage).toBe(false);
  expect(api.lastRequest(list).query).toEqual({
    ...filter,
    user: '4',
    limit: '2',
    cursor: 'second',
  });
  leave();
});

import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, operatedUnit, operation, page, plain } from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';

import { operationMutations, operationQueries } from './operations';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const key = 'a'.repeat(32);
const { list, one, undo } = calls.operations;

afterEach(() => client.clear());

it('lists operations by filter, page by page, each once', async () => {
  const rows = [operation(), operation({ undone: null, from: null }), operation()];
  api.on(list, ({ query }) =>
    query.cursor === 'second'
      ? page(rows.slice(1), { total: null, next: null })
      : page(rows.slice(0, 2), { total: 3, next: 'second' }),
  );
  const filter = { kinds: 'transfer,price', start_date: '2026-11-01', code: 'ab', user: 4 };
  const operations = new InfiniteQueryObserver(client, operationQueries.list(filter, 2));
  const leave = operations.subscribe(() => undefined);
  expect((await operations.refetch()).data).toMatchObject({ total: 3, capped: false });
  const { data, hasNextPage } = await operations.fetchNextPage();
  expect(data?.rows).toEqual(rows);
  expect(hasNextPage).toBe(false);
  expect(api.lastRequest(list).query).toEqual({
    ...filter,
    user: '4',
    limit: '2',
    cursor: 'second',
  });
  leave();
});

it('leaves out operations and movements that came later than this release', async () => {
  const known = operation();
  const rows = [
    { ...known, kind: 'repair' },
    { ...known, movements: ['transferred', 'repaired'] },
  ];
  api.on(list, plain({ success: true, data: rows }));
  const operations = new InfiniteQueryObserver(client, operationQueries.list({}));
  const leave = operations.subscribe(() => undefined);
  expect((await operations.refetch()).data?.rows).toEqual([known]);
  leave();
});

it('reads an operation with its units and what happened to them since', async () => {
  const since = { kind: 'sold', at: '2026-11-22T10:00:00Z', by: 'besa' } as const;
  const undone = { operation: 9, at: '2026-11-22T11:00:00Z', by: 'arta', units: 1 };
  const view = {
    operation: operation({ undone, undoable: false }),
    units: [operatedUnit({ since }), operatedUnit({ from_price: '60.00', price: '48.00' })],
  };
  api.on(one, view);
  await expect(client.fetchQuery(operationQueries.one(7))).resolves.toEqual(view);
});

describe('undo', () => {
  const undoing = () => new MutationObserver(client, operationMutations.undo(7));

  it('takes all of an operation back, or some of its units', async () => {
    api.on(undo, { ids: [1, 2], operation: 8 });
    await expect(undoing().mutate({ input: {}, idempotencyKey: key })).resolves.toEqual({
      ids: [1, 2],
      operation: 8,
    });
    expect(api.lastRequest(undo)).toMatchObject({ params: { id: '7' }, body: {} });
    await undoing().mutate({ input: { ids: [2] }, idempotencyKey: key, approval: 'yes' });
    expect(api.lastRequest(undo)).toMatchObject({ body: { ids: [2] }, idempotencyKey: key });
  });

  it('says which units something else happened to since', async () => {
    const moved = { kind: 'sold', at: '2026-11-22T10:00:00Z', by: 'besa' } as const;
    const conflicts = [{ id: 2, code: 'AB102', sold_at: null, sold_by: null, moved }];
    api.fail(undo, 409, 'moved_since', 'One of two units was sold since', { conflicts });
    await expect(undoing().mutate({ input: {}, idempotencyKey: key })).rejects.toMatchObject({
      code: 'moved_since',
      conflicts,
    });
  });
});

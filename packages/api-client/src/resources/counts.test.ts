import { ApiError, createQueryClient } from '@backoffice/api-client';
import {
  calls,
  count,
  countDevice,
  countedScan,
  countLine,
  countReview,
  countView,
  fakeApi,
  page,
  plain,
} from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';

import { changedCount, countMutations, countQueries, sendScans } from './counts';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const idempotencyKey = 'a'.repeat(32);
const { apply, cancel, list, one, review, scan, start, withdraw } = calls.counts;

afterEach(() => client.clear());

it('lists counts page by page, each once', async () => {
  const rows = [
    count(),
    count({ state: 'applied', operation: 7, lost: 2, ended_by: 'arta' }),
    count(),
  ];
  api.on(list, ({ query }) =>
    query.cursor === 'second'
      ? page(rows.slice(1), { total: null, next: null })
      : page(rows.slice(0, 2), { total: 3, next: 'second' }),
  );
  const counts = new InfiniteQueryObserver(client, countQueries.list());
  const leave = counts.subscribe(() => undefined);
  await counts.refetch();
  const { data } = await counts.fetchNextPage();
  expect(data).toEqual({ rows, total: 3, capped: false });
  leave();
});

it('reads a count with its people, devices and own scans', async () => {
  const view = countView({
    people: [{ by: 'arta', scanned: 12 }],
    devices: [countDevice()],
    scans: [countedScan(), countedScan({ unit: null, outcome: 'unknown' })],
  });
  api.on(one, view);
  await expect(client.fetchQuery(countQueries.one(7))).resolves.toEqual(view);
});

it('reads a review, without verdicts that came later than this release', async () => {
  const known = countReview({
    counted: 57,
    lines: [
      countLine(),
      countLine({ verdict: 'sold', sale: 9, since: { kind: 'sold', at: 'then', by: 'besa' } }),
    ],
    unknown: [{ code: '123', times: 2, by: 'arta', at: 'then', keys: ['a', 'b'] }],
    devices: [countDevice({ left: true })],
  });
  const strange = { ...countLine(), verdict: 'borrowed' };
  api.on(review, plain({ success: true, data: { ...known, lines: [...known.lines, strange] } }));
  await expect(client.fetchQuery(countQueries.review(7))).resolves.toEqual(known);
});

it('sends scans by their keys', async () => {
  const answered = countedScan({ key: 'k1' });
  api.on(scan, [answered]);
  const input = {
    device: 'till-1',
    pending: 3,
    scans: [{ key: 'k1', code: '200000000011', scanned_at: '2026-11-22T10:00:00.000Z' }],
  };
  await expect(sendScans(7, input)).resolves.toEqual([answered]);
  expect(api.lastRequest(scan)).toMatchObject({ params: { id: '7' }, body: input });
  await expect(sendScans(7, { ...input, scans: [] }, { isLeaving: true })).resolves.toHaveLength(1);
});

it('starts, takes back, applies and cancels', async () => {
  const made = count();
  api.on(start, made);
  api.on(withdraw, { keys: ['k1'] });
  api.on(apply, { operation: 4, ids: [1, 2] });
  api.on(cancel, { id: 7 });
  const starting = new MutationObserver(client, countMutations.start());
  await expect(starting.mutate({ input: { location: 1 }, idempotencyKey })).resolves.toEqual(made);
  const taking = new MutationObserver(client, countMutations.withdraw(7));
  await expect(taking.mutate({ input: { keys: ['k1'] }, idempotencyKey })).resolves.toEqual({
    keys: ['k1'],
  });
  const applying = new MutationObserver(client, countMutations.apply(7));
  const input = { decisions: [], seen: [] };
  await expect(applying.mutate({ input, idempotencyKey })).resolves.toEqual({
    operation: 4,
    ids: [1, 2],
  });
  const cancelling = new MutationObserver(client, countMutations.cancel(7));
  await cancelling.mutate({ input: undefined, idempotencyKey });
  expect(api.lastRequest(cancel).params).toEqual({ id: '7' });
});

it('says which lines are not what was seen', async () => {
  const lines = [countLine({ verdict: 'sold' })];
  api.fail(apply, 409, 'count_changed', 'One line changed', { data: { lines, gone: [3] } });
  const applying = new MutationObserver(client, countMutations.apply(7));
  const error: unknown = await applying
    .mutate({ input: { decisions: [], seen: [] }, idempotencyKey })
    .catch((cause: unknown) => cause);
  expect(changedCount(error)).toEqual({ lines, gone: [3] });
  expect(changedCount(new ApiError({ status: 409, code: 'closed' }))).toBeNull();
});

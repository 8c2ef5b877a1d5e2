import 'fake-indexeddb/auto';
import { setToken } from '@backoffice/api-client';
import { calls, countedScan, failure, fakeApi, TOKEN, waitFor } from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import { ScanQueue } from './scan-queue';

const api = fakeApi();
const { scan } = calls.counts;
const PATIENCE = 20_000;

/** What the server has taken, by key: each once, however often it came. */
let taken: Map<string, string>;

function serve() {
  api.on(scan, ({ body }) =>
    body.scans.map(({ key, code }) => {
      taken.set(key, code);
      return countedScan({ key, code });
    }),
  );
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  taken = new Map();
  setToken(TOKEN);
  serve();
});

async function openQueue(owner = '1.1', token: string | null = TOKEN) {
  const queue = new ScanQueue(owner);
  await queue.resume(token);
  return queue;
}
const codes = (queue: ScanQueue) => queue.snapshot().scans.map(({ code }) => code);
const isSent = (queue: ScanQueue) => waitFor(() => expect(queue.waiting()).toEqual([]));
const batches = () => api.requests(scan).map(({ body }) => body.scans.map(({ code }) => code));

test('a scan is sent at once, and its fate is known', async () => {
  const queue = await openQueue();
  const kept = await queue.keep(7, '111');
  await expect(queue.fateOf(kept.scan.key, PATIENCE)).resolves.toMatchObject({
    outcome: 'counted',
  });
  await isSent(queue);
  expect([...taken.values()]).toEqual(['111']);
});

test('while one request is under way the next scans wait and go together', async () => {
  const queue = await openQueue();
  const release = api.hold(scan);
  await queue.keep(7, '1');
  await waitFor(() => expect(api.requests(scan)).toHaveLength(1));
  for (const code of ['2', '3', '4']) await queue.keep(7, code);
  release();
  await isSent(queue);
  expect(batches()).toEqual([['1'], ['2', '3', '4']]);
  expect(api.lastRequest(scan).body).toMatchObject({ pending: 0 });
});

test('without a connection they wait, and the same code is not kept twice', async () => {
  api.offline(scan);
  const queue = await openQueue();
  const { scan: first } = await queue.keep(7, '1');
  await waitFor(() => expect(queue.snapshot().connection).toBe('offline'));
  await queue.keep(7, '2');
  await expect(queue.keep(7, '1')).resolves.toEqual({ scan: first, isNew: false });
  await expect(queue.fateOf(first.key, 10)).resolves.toBeNull();
  serve();
  await waitFor(() => expect(queue.snapshot().isSending).toBe(false));
  await queue.send();
  expect(codes(queue)).toEqual([]);
  expect([...taken.values()]).toEqual(['1', '2']);
});

test('a lost answer is asked for again under the same key: counted once', async () => {
  let isLost = true;
  api.on(scan, ({ body }) => {
    for (const { key, code } of body.scans) taken.set(key, code);
    if (isLost) return failure(503, 'unavailable', 'In a moment');
    return body.scans.map(({ key, code }) => countedScan({ key, code }));
  });
  const queue = await openQueue();
  await queue.keep(7, '1');
  await waitFor(() => expect(queue.snapshot().connection).toBe('failing'));
  isLost = false;
  await queue.send();
  await isSent(queue);
  const keys = api.requests(scan).map(({ body }) => body.scans[0]?.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a reload loses nothing: the next page sends what the last could not', async () => {
  api.offline(scan);
  const before = await openQueue();
  for (const code of ['1', '2', '3']) await before.keep(7, code);
  setToken('gone with the page');
  serve();
  setToken(TOKEN);
  const after = await openQueue();
  await isSent(after);
  expect([...taken.values()]).toEqual(['1', '2', '3']);
  expect((await openQueue()).snapshot().scans).toEqual([]);
});

test('two tabs share the queue: each scan arrives, none is another', async () => {
  const [one, other] = [await openQueue(), await openQueue()];
  await Promise.all([one.keep(7, '1'), other.keep(7, '2'), one.keep(7, '3')]);
  await Promise.all([one.send(), other.send()]);
  await waitFor(() => expect([...taken.values()].sort()).toEqual(['1', '2', '3']));
  await Promise.all([one.send(), other.send()]);
  await isSent(one);
  expect((await openQueue()).snapshot().scans).toEqual([]);
});

test('the session of another person sends none of the scans; the next own session does', async () => {
  api.offline(scan);
  const artas = await openQueue('1.1');
  await artas.keep(7, '1');
  serve();
  setToken('besas-token');
  await artas.send();
  const besas = await openQueue('1.2', 'besas-token');
  await besas.keep(7, '2');
  await isSent(besas);
  expect([...taken.values()]).toEqual(['2']);
  setToken('artas-next-token');
  await artas.resume('artas-next-token');
  await isSent(artas);
  expect([...taken.values()]).toEqual(['2', '1']);
});

test('a session that ended keeps them for the next one', async () => {
  api.fail(scan, 401, 'unauthorized', 'Sign in again');
  const queue = await openQueue();
  await queue.keep(7, '1');
  await waitFor(() => expect(queue.snapshot().connection).toBe('signed-out'));
  expect(codes(queue)).toEqual(['1']);
  serve();
  setToken('anew');
  await queue.resume('anew');
  await isSent(queue);
  expect(taken.size).toBe(1);
});

test('a scan too late for its count stays, and does not hold up another count', async () => {
  api.on(scan, ({ params, body }) =>
    params.id === '7'
      ? failure(409, 'closed', 'arta ended this count')
      : body.scans.map(({ key, code }) => {
          taken.set(key, code);
          return countedScan({ key, code });
        }),
  );
  const queue = await openQueue();
  const { scan: late } = await queue.keep(7, '1');
  await expect(queue.fateOf(late.key, PATIENCE)).resolves.toEqual({
    code: 'closed',
    text: 'arta ended this count',
  });
  await queue.keep(8, '2');
  await isSent(queue);
  expect([...taken.values()]).toEqual(['2']);
  const reopened = await openQueue();
  expect(reopened.snapshot().scans).toMatchObject([{ code: '1', refusal: { code: 'closed' } }]);
  serve();
  await reopened.retry([late.key]);
  await isSent(reopened);
  expect([...taken.values()]).toEqual(['2', '1']);
});

test('one bad scan blocks no other', async () => {
  api.offline(scan);
  const queue = await openQueue();
  for (let number = 0; number < 30; number += 1) {
    await queue.keep(7, number === 17 ? 'bad' : `${number}`);
  }
  await waitFor(() => expect(queue.snapshot().isSending).toBe(false));
  api.on(scan, ({ body }) => {
    if (body.scans.some(({ code }) => code === 'bad')) return failure(422, 'invalid', 'No code');
    return body.scans.map(({ key, code }) => {
      taken.set(key, code);
      return countedScan({ key, code });
    });
  });
  await queue.send();
  await isSent(queue);
  expect(taken.size).toBe(29);
  expect(queue.snapshot().scans).toMatchObject([{ code: 'bad', refusal: { code: 'invalid' } }]);
});

test('at most a hundred go at a time, the oldest first', async () => {
  const queue = await openQueue();
  const release = api.hold(scan);
  await queue.keep(7, 'first');
  await waitFor(() => expect(api.requests(scan)).toHaveLength(1));
  const all = Array.from({ length: 230 }, (_, number) => `${number}`);
  await Promise.all(all.map((code) => queue.keep(7, code)));
  release();
  await isSent(queue);
  expect(batches().map((batch) => batch.length)).toEqual([1, 100, 100, 30]);
  expect(api.requests(scan).map(({ body }) => body.pending)).toEqual([0, 130, 30, 0]);
  expect([...taken.values()].sort()).toEqual(['first', ...all].sort());
});

test('a browser that keeps nothing says so, and counts on', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('refused');
    },
  } as never;
  api.offline(scan);
  const queue = await openQueue();
  await queue.keep(7, '1');
  expect(queue.snapshot()).toMatchObject({ isLasting: false, scans: [{ code: '1' }] });
  serve();
  await waitFor(() => expect(queue.snapshot().isSending).toBe(false));
  await queue.send();
  await isSent(queue);
  expect(taken.size).toBe(1);
});

test('a device reports how many scans wait, and leaves only when none do', async () => {
  const queue = await openQueue();
  await queue.greet(7);
  await queue.greet(7, { left: true });
  expect(api.requests(scan).map(({ body }) => [body.pending, body.left])).toEqual([
    [0, false],
    [0, true],
  ]);
  api.offline(scan);
  await queue.keep(7, '1');
  await waitFor(() => expect(queue.snapshot().connection).toBe('offline'));
  await queue.greet(7, { left: true });
  expect(api.lastRequest(scan).body).toMatchObject({ pending: 1, left: false, scans: [] });
});

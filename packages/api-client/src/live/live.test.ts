import { ReadableStream as NodeStream } from 'node:stream/web';
import { TextDecoder as NodeDecoder, TextEncoder as NodeEncoder } from 'node:util';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';

import {
  createQueryClient,
  getToken,
  onLiveEvent,
  setToken,
  tellLiveEvents,
} from '@backoffice/api-client';
import { productQueries } from '@backoffice/api-client/resources/products';
import { saleMutations, saleQueries } from '@backoffice/api-client/resources/sales';
import type { LiveEvent } from '@backoffice/contracts';
import { calls, DAY, fakeApi, productRow, saleRow, sold, waitFor } from '@backoffice/testing';
import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';

import { eventOf, readEvents } from './event-lines';
import { followChanges } from './follow-changes';

/** Browser APIs that jsdom lacks. */
Object.assign(globalThis, {
  ReadableStream: NodeStream,
  TextDecoder: NodeDecoder,
  TextEncoder: NodeEncoder,
  BroadcastChannel: NodeChannel,
});

const api = fakeApi();
/** The server's end of each stream that was opened. */
let streams: { write: (text: string) => void; end: () => void; isOver: () => boolean }[] = [];
let answer: () => number = () => 200;

function openStream(_url: unknown, init: RequestInit = {}): Promise<Response> {
  const encoder = new TextEncoder();
  const status = answer();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const isOver = () => init.signal?.aborted === true;
      streams.push({
        write: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        isOver,
      });
      init.signal?.addEventListener('abort', () => {
        if (isOver()) controller.error(new DOMException('Aborted', 'AbortError'));
      });
    },
  });
  const headers = { get: () => 'text/event-stream' };
  return Promise.resolve({ status, ok: status === 200, body, headers } as unknown as Response);
}

let stop = () => undefined as void;
beforeEach(() => {
  streams = [];
  answer = () => 200;
  localStorage.removeItem('backoffice.live');
  // The page is so young that it asked for its lists together with the stream.
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  setToken('t');
  globalThis.fetch = openStream;
});
afterEach(() => stop());

async function follow() {
  const client = createQueryClient({ retryDelay: 0 });
  stop = followChanges(client);
  await waitFor(() => expect(streams).toHaveLength(1));
  const say = (event: LiveEvent) => streams.at(-1)?.write(`data: ${JSON.stringify(event)}\n\n`);
  return { client, say };
}
async function showSales(client: ReturnType<typeof createQueryClient>) {
  api.on(calls.sales.ofDay, [saleRow()]);
  const observer = new QueryObserver(client, saleQueries.ofDay(DAY));
  observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
}
const asked = () => api.requests(calls.sales.ofDay).length;

describe('what a stream says', () => {
  test('comes in pieces of any size', async () => {
    const text =
      ': \n\ndata: {"roots":["stock"],"sold":[1,2]}\n\nretry: 1\n\ndata: {"roots":["till"]}\n\n';
    for (const size of [1, 7, 1_000]) {
      const bytes = new TextEncoder().encode(text);
      const heard: LiveEvent[] = [];
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size)
            controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      await readEvents(body, (events) => heard.push(...events));
      expect(heard).toEqual([{ roots: ['stock'], sold: [1, 2] }, { roots: ['till'] }]);
    }
  });

  test('is ignored if this version cannot read it', () => {
    expect(eventOf('{"roots":["stock","tomorrow"],"sold":["x",2]}')).toEqual({
      roots: ['stock'],
      sold: [2],
    });
    for (const odd of ['', '[', 'null', '{}', '{"roots":"stock"}']) expect(eventOf(odd)).toBeNull();
  });
});

describe('what is on screen', () => {
  test('is asked for again, once for a burst, and nothing else is', async () => {
    const { client, say } = await follow();
    await showSales(client);
    for (let n = 0; n < 100; n += 1) say({ roots: ['sales'] });
    await waitFor(() => expect(asked()).toBe(2), { timeout: 3_000 });
    say({ roots: ['panels'] });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked()).toBe(2);
  });

  test('sold units leave lists before the server is asked', async () => {
    const { client, say } = await follow();
    const [one, two] = [productRow(), productRow()];
    api.on(calls.products.list, [one, two]);
    const list = new InfiniteQueryObserver(client, productQueries.list({}));
    list.subscribe(() => undefined);
    await waitFor(() => expect(list.getCurrentResult().data?.rows).toHaveLength(2));
    const ids: number[][] = [];
    list.subscribe(({ data }) => ids.push(data?.rows.map(({ id }) => id) ?? []));
    say({ roots: ['stock'], sold: [one.id] });
    await waitFor(() => expect(ids.length).toBeGreaterThan(0));
    expect(ids[0]).toEqual([two.id]);
  });

  test('own changes are known already', async () => {
    const heard: LiveEvent[] = [];
    const leave = onLiveEvent((event) => heard.push(event));
    api.on(calls.sales.sell, sold());
    const client = createQueryClient();
    await new MutationObserver(client, saleMutations.sell()).mutate({
      input: [
        { id: 1, regular_price: '6.00', price: '6.00', paymentType: 'cash', sale_type: 'store' },
      ],
      idempotencyKey: 'my-own-key',
    });
    tellLiveEvents([
      { roots: ['sales'], by: 'my-own-key' },
      { roots: ['till'], by: 'another-key' },
    ]);
    leave();
    expect(heard).toEqual([{ roots: ['till'], by: 'another-key' }]);
  });
});

describe('the line', () => {
  test('is opened again after a cut; then everything is asked for', async () => {
    const { client, say } = await follow();
    await showSales(client);
    say({ roots: [] });
    streams[0]?.end();
    await waitFor(() => expect(streams).toHaveLength(2), { timeout: 3_000 });
    expect(asked()).toBe(1);
    streams[1]?.write(': \n\n');
    await waitFor(() => expect(asked()).toBe(2), { timeout: 3_000 });
  });

  test('a session that is over signs out, and asks no more', async () => {
    answer = () => 401;
    await follow();
    await waitFor(() => expect(getToken()).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(streams).toHaveLength(1);
  });

  test('to a server without live changes is tried once', async () => {
    answer = () => 404;
    await follow();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(streams).toHaveLength(1);
  });

  test('that a proxy holds back is given up, and the page asks every minute and on focus', async () => {
    jest.useFakeTimers();
    try {
      stop = followChanges(createQueryClient({ retryDelay: 0 }));
      const heard: LiveEvent[] = [];
      const leave = onLiveEvent((event) => heard.push(event));
      await jest.advanceTimersByTimeAsync(11_000);
      expect(streams[0]?.isOver()).toBe(true);
      await jest.advanceTimersByTimeAsync(50_000);
      expect(heard).toEqual([expect.objectContaining({ again: true })]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(heard).toHaveLength(2);
      window.dispatchEvent(new Event('focus'));
      expect(heard).toHaveLength(3);
      leave();
    } finally {
      jest.useRealTimers();
    }
  });

  test('is not held by a tab that slept: what it missed it asks for when it wakes', async () => {
    jest.useFakeTimers();
    try {
      const { client, say } = await follow();
      say({ roots: [] });
      await jest.advanceTimersByTimeAsync(100);
      const heard: LiveEvent[] = [];
      const leave = onLiveEvent((event) => heard.push(event));
      // No timer runs while the device sleeps.
      jest.setSystemTime(Date.now() + 3_600_000);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(heard).toEqual([expect.objectContaining({ again: true })]);
      leave();
      client.clear();
    } finally {
      jest.useRealTimers();
    }
  });
});

import { lineAwaySince, noteLine } from '@backoffice/api-client';
import { tryLine, watchLine } from '@backoffice/api-client/watch-line';

import { isOfServer, lineDoubtedSince, onLineChange } from './line';

const START = Date.UTC(2026, 10, 28, 14, 5);
let isThere = true;
const asked = jest.fn();
let stop = () => undefined as void;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  isThere = true;
  asked.mockClear();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  globalThis.fetch = (url) => {
    asked(url);
    if (!isThere) return Promise.reject(new TypeError('Failed to fetch'));
    const headers = { get: () => 'application/json' };
    return Promise.resolve({ status: 200, headers } as unknown as Response);
  };
  noteLine(true);
});
afterEach(() => {
  stop();
  stop = () => undefined;
  noteLine(true);
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('one call that failed says nothing about the line, nor do several at once', () => {
  noteLine(false);
  jest.setSystemTime(START + 1_900);
  noteLine(false);
  expect(lineAwaySince()).toBeNull();
  expect(lineDoubtedSince()).toBe(START);
});

test('the line is away since the first failure when a later try fails, too', () => {
  noteLine(false);
  jest.setSystemTime(START + 2_000);
  noteLine(false);
  expect(lineAwaySince()).toBe(START);
  noteLine(true);
  expect(lineAwaySince()).toBeNull();
});

test('a call that ran out of time while others are answered leaves the line as it is', () => {
  noteLine(false);
  jest.setSystemTime(START + 3_000);
  noteLine(true);
  jest.setSystemTime(START + 31_000);
  noteLine(false);
  expect(lineAwaySince()).toBeNull();
});

test('those who listen are told of doubt, of the end, and once when it is back', () => {
  const heard: (number | null)[][] = [];
  const leave = onLineChange(() => heard.push([lineDoubtedSince(), lineAwaySince()]));
  noteLine(false);
  jest.setSystemTime(START + 2_000);
  for (const answered of [false, false, true, true]) noteLine(answered);
  leave();
  expect(heard).toEqual([
    [START, null],
    [null, START],
    [null, null],
  ]);
});

test("a proxy's own page isn't an answer of the server", () => {
  expect(isOfServer(503, 'text/html')).toBe(false);
  expect(isOfServer(503, 'application/json; charset=utf-8')).toBe(true);
  expect(isOfServer(500, 'text/html')).toBe(true);
});

describe('watched', () => {
  test('a doubt is settled by a second try, without anybody at work', async () => {
    stop = watchLine();
    noteLine(false);
    await pass(2_000);
    expect(lineDoubtedSince()).toBeNull();
    expect(lineAwaySince()).toBeNull();

    isThere = false;
    noteLine(false);
    await pass(1_900);
    expect(lineAwaySince()).toBeNull();
    await pass(200);
    expect(lineAwaySince()).toBe(START + 2_000);
  });

  test('while it is away it is tried less and less often, and found again', async () => {
    stop = watchLine();
    isThere = false;
    dispatchEvent(new Event('offline'));
    expect(lineAwaySince()).toBe(START);
    await pass(60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(4);
    expect(asked.mock.calls.length).toBeLessThan(9);
    isThere = true;
    await pass(15_000);
    expect(lineAwaySince()).toBeNull();
    asked.mockClear();
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  test('the browser tells that it is back, and the server is asked at once', async () => {
    stop = watchLine();
    isThere = false;
    dispatchEvent(new Event('offline'));
    await pass(30_000);
    isThere = true;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(lineAwaySince()).toBeNull();
  });

  test('nobody is asked once it is over', async () => {
    const over = watchLine();
    isThere = false;
    dispatchEvent(new Event('offline'));
    over();
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
    await tryLine();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

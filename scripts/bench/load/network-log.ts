import { setTimeout as pause } from 'node:timers/promises';

import type { CDPSession } from 'playwright-core';

/** All figures are of 10 Mbit/s, 40 ms to the first byte, and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
};
const SLOWER = 4;
/** Milliseconds without a request after which a page counts as settled. */
const QUIET = 500;

/** Slows line and processor down for one page, or ends that. */
export async function throttle(session: CDPSession, isSlow = true) {
  const none = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', isSlow ? NETWORK : none);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWER : 1 });
}

export interface LoggedRequest {
  /** Path and query, without the origin. */
  url: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'data' | 'other';
  status?: number;
  /** Milliseconds since the page began. */
  start: number;
  end: number;
  /** Bytes of the body as it was sent; 0 from the cache. */
  bytes: number;
  cached: boolean;
}

/** What the browser tells of a request; times are seconds of its own clock. */
interface Sent {
  url: string;
  started: number;
  /** Milliseconds between that clock and the epoch. */
  clock: number;
  bytes: number;
  cached: boolean;
  ended?: number;
  mimeType?: string;
  status?: number;
  headBytes?: number;
  failed?: string;
}

/** Logs every request of a page from now on. */
export async function logRequests(session: CDPSession) {
  const { requests, sinceLastEvent } = listen(session);
  await session.send('Network.enable');

  return {
    /** Resolves when nothing has been on its way for a while; rejects when something went wrong. */
    async settled() {
      const isOnItsWay = () => [...requests.values()].some(({ ended }) => ended === undefined);
      while (isOnItsWay() || sinceLastEvent() < QUIET) await pause(50);
      const broken = [...requests.values()].find(isBroken);
      if (broken) throw new Error(`${broken.url}: ${broken.failed ?? broken.status}`);
    },
    /**
     * The requests in the order in which they began.
     *
     * @param origin when the page began, in milliseconds of the epoch
     */
    since(origin: number): LoggedRequest[] {
      const sent = [...requests.values()].sort((a, b) => a.started - b.started);
      const since = (time: number) => Math.round(time * 1_000 + (sent[0]?.clock ?? 0) - origin);
      return sent.map(
        ({ url, started, ended = started, bytes, cached, mimeType = '', status }) => ({
          url: url.replace(/^https?:\/\/[^/]+/, ''),
          kind: kindOf(mimeType),
          status,
          start: since(started),
          end: since(ended),
          bytes,
          cached,
        }),
      );
    },
  };
}

type Note = (requestId: string, change: (request: Sent) => void) => void;

/** Notes what the browser tells of each request, by its id. */
function listen(session: CDPSession) {
  const requests = new Map<string, Sent>();
  let lastEvent = performance.now();
  const note: Note = (requestId, change) => {
    lastEvent = performance.now();
    const request = requests.get(requestId);
    if (request) change(request);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (request.url.startsWith('data:')) return;
    lastEvent = performance.now();
    const clock = wallTime * 1_000 - timestamp * 1_000;
    const { url } = request;
    requests.set(requestId, { url, started: timestamp, clock, bytes: 0, cached: false });
  });
  noteAnswers(session, note);
  return { requests, sinceLastEvent: () => performance.now() - lastEvent };
}

/** Notes what the browser tells of a request after it was sent. */
function noteAnswers(session: CDPSession, note: Note) {
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    note(requestId, (request) => (request.cached = true)),
  );
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
    note(requestId, (request) => {
      const { mimeType, fromDiskCache, encodedDataLength: headBytes, status } = response;
      Object.assign(request, { mimeType, status, headBytes });
      request.cached ||= Boolean(fromDiskCache);
      // A stream would end with the page only: it counts as done once it is answered.
      if (mimeType === 'text/event-stream') request.ended = timestamp;
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, (request) => {
      request.ended = timestamp;
      const body = encodedDataLength - (request.headBytes ?? 0);
      request.bytes = request.cached ? 0 : Math.max(0, body);
    }),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) =>
    note(requestId, (request) => {
      request.ended = timestamp;
      request.failed = errorText;
    }),
  );
}

/**
 * Whether a request shows that the page failed, which makes its figures worthless. Pages tell
 * `client-errors` when an area fails; a page that is left aborts its requests, which is no failure.
 */
const isBroken = ({ failed, status = 0, url }: Sent) =>
  (failed && failed !== 'net::ERR_ABORTED') || status >= 400 || url.endsWith('/client-errors');

function kindOf(mimeType: string): LoggedRequest['kind'] {
  if (mimeType.includes('html')) return 'document';
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.includes('css')) return 'style';
  if (mimeType.includes('font')) return 'font';
  return mimeType.includes('json') ? 'data' : 'other';
}

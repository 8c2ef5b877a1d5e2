/** What the figures are of: 10 Mbit/s, 40 ms to the first byte, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
};
const SLOWER = 4;
/** Milliseconds without a request after which a page counts as settled. */
const QUIET = 500;

/** A slow line and a slow processor for one page, or none. */
export async function throttle(session, isSlow = true) {
  const none = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', isSlow ? NETWORK : none);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWER : 1 });
}

/**
 * Every request of a page from now on.
 *
 * @typedef {object} LoggedRequest
 * @property {string} url path and query, without the origin
 * @property {'document' | 'script' | 'style' | 'font' | 'data' | 'other'} kind
 * @property {number} start milliseconds since the page began
 * @property {number} end
 * @property {number} bytes of the body as it was sent; 0 from the cache
 * @property {boolean} cached
 */
export async function logRequests(session) {
  const requests = new Map();
  let lastEvent = performance.now();
  const of = ({ requestId }) => requests.get(requestId);
  const note = (event, change) => {
    lastEvent = performance.now();
    const request = of(event);
    if (request) change(request);
  };
  session.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, timestamp, wallTime } = event;
    if (request.url.startsWith('data:')) return;
    lastEvent = performance.now();
    const clock = wallTime * 1_000 - timestamp * 1_000;
    requests.set(requestId, {
      url: request.url,
      started: timestamp,
      clock,
      bytes: 0,
      cached: false,
    });
  });
  session.on('Network.requestServedFromCache', (event) =>
    note(event, (request) => (request.cached = true)),
  );
  session.on('Network.responseReceived', (event) =>
    note(event, (request) => {
      const { mimeType, fromDiskCache, encodedDataLength, status } = event.response;
      request.mimeType = mimeType;
      request.status = status;
      request.cached ||= Boolean(fromDiskCache);
      request.headBytes = encodedDataLength;
    }),
  );
  session.on('Network.loadingFinished', (event) =>
    note(event, (request) => {
      request.ended = event.timestamp;
      const body = event.encodedDataLength - (request.headBytes ?? 0);
      request.bytes = request.cached ? 0 : Math.max(0, body);
    }),
  );
  session.on('Network.loadingFailed', (event) =>
    note(event, (request) => {
      request.ended = event.timestamp;
      request.failed = event.errorText;
    }),
  );
  await session.send('Network.enable');

  return {
    /** Resolves when nothing has been on its way for a while; rejects when something went wrong. */
    async settled() {
      const isOnItsWay = () => [...requests.values()].some(({ ended }) => ended === undefined);
      while (isOnItsWay() || performance.now() - lastEvent < QUIET) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const broken = [...requests.values()].find(isBroken);
      if (broken) throw new Error(`${broken.url}: ${broken.failed ?? broken.status}`);
    },
    /**
     * @param {number} origin when the page began, in milliseconds of the epoch
     * @returns {LoggedRequest[]} in the order in which they began
     */
    since(origin) {
      const sent = [...requests.values()].sort((a, b) => a.started - b.started);
      const since = (timestamp) => Math.round(timestamp * 1_000 + (sent[0]?.clock ?? 0) - origin);
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

/**
 * The figures of a page that failed would be none. Pages tell the server when an area fails, and
 * give up what they asked for when they are left.
 */
const isBroken = ({ failed, status, url }) =>
  (failed && failed !== 'net::ERR_ABORTED') || status >= 400 || url.endsWith('/client-errors');

function kindOf(mimeType) {
  if (mimeType.includes('html')) return 'document';
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.includes('css')) return 'style';
  if (mimeType.includes('font')) return 'font';
  return mimeType.includes('json') ? 'data' : 'other';
}

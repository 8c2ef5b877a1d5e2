import { clientConfig, getToken, isOfServer, noteLine, refuseToken } from '@backoffice/api-client';
import { LIVE_HEARTBEAT, LIVE_ROOTS, type LiveEvent, PATHS } from '@backoffice/contracts';

import { readEvents } from './event-lines';

/** Milliseconds. A proxy that holds answers back shows itself by saying nothing at first. */
const FIRST_WORD = 10_000;
const LONGEST_SILENCE = 2 * LIVE_HEARTBEAT + 5_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;
/** Milliseconds. A server repeats recent events to a page that asked for its lists just before. */
const REMEMBERED = 8_000;

const OVER = new Set([401, 403, 404, 405, 501]);
export const EVERYTHING: LiveEvent = { roots: [...LIVE_ROOTS], again: true };

/** Called at every sign of life, with the events that came with it. */
export type Heard = (events: LiveEvent[]) => void;

export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Aborts with the outer signal, and once nothing was heard for too long. */
function watch(outer: AbortSignal) {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const within = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), ms);
  };
  const stop = () => control.abort();
  outer.addEventListener('abort', stop, { once: true });
  within(FIRST_WORD);
  const end = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    control.abort();
  };
  return { signal: control.signal, within, end };
}

/** `over`: the session has ended, or the server has no such call. */
type End = 'cut' | 'over';

/** Opens the stream once and reads it to its end. */
async function readOnce(outer: AbortSignal, heard: Heard): Promise<End> {
  const token = getToken();
  if (token === null) return 'over';
  const watching = watch(outer);
  try {
    const response = await fetch(`${clientConfig().apiBaseUrl}/${PATHS.events}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: watching.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    noteLine(isOfServer(response.status, type));
    if (response.status === 401) refuseToken(token);
    if (OVER.has(response.status)) return 'over';
    if (!response.ok || !response.body) return 'cut';
    if (!type.startsWith('text/event-stream')) return 'over';
    await readEvents(response.body, (events) => {
      watching.within(LONGEST_SILENCE);
      heard(events);
    });
    return 'cut';
  } catch {
    // Nobody need be at work here for the page to learn that the line went.
    if (!watching.signal.aborted) noteLine(false);
    return 'cut';
  } finally {
    watching.end();
  }
}

/**
 * Keeps the stream of changes open until the signal, through cuts and sleep. After a gap it tells
 * that everything may have changed. Resolves early where the session is over, or the server has no
 * such call.
 */
export async function holdStream(signal: AbortSignal, heard: Heard): Promise<void> {
  let failures = 0;
  let hasGap = performance.now() > REMEMBERED;
  while (!signal.aborted) {
    const end = await readOnce(signal, (events) => {
      failures = 0;
      heard(hasGap ? [EVERYTHING, ...events] : events);
      hasGap = false;
    });
    if (end !== 'cut') return;
    hasGap = true;
    const longest = Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY);
    failures += 1;
    // Random, so that not all tills ask a restarted server in the same moment.
    await pause(longest * (0.5 + Math.random() / 2), signal);
  }
}

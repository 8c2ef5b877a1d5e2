import {
  clientConfig,
  getToken,
  isOfServer,
  lineAwaySince,
  lineDoubtedSince,
  noteLine,
  noteOffline,
  onLineChange,
  SECOND_TRY,
} from '@backoffice/api-client';
import { PATHS } from '@backoffice/contracts';

/** Milliseconds between two tries while the line is away: the first pause, and the longest. */
const FIRST = 1_000;
const LONGEST = 15_000;
/** Milliseconds in which a server answers that is there. */
const PATIENCE = 5_000;

/** Asks the server whether it is there, beside all other calls, and notes it. */
export async function tryLine(): Promise<void> {
  const token = getToken();
  const answer = await fetch(`${clientConfig().apiBaseUrl}/${PATHS.verifyToken}`, {
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  noteLine(answer !== null && isOfServer(answer.status, answer.headers.get('content-type')));
}

/**
 * Finds out whether a call that failed did so for want of a line, and while there is none, when it
 * is back. Returns how to stop.
 */
export function watchLine(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST;
  let isOver = false;
  const look = () => void tryLine().then(plan);
  /** Milliseconds until the next try; null where none is needed. */
  const rest = () => {
    const doubted = lineDoubtedSince();
    if (doubted !== null) return Math.max(0, doubted + SECOND_TRY - Date.now());
    return lineAwaySince() === null ? null : pause;
  };
  function plan() {
    clearTimeout(timer);
    const wait = isOver ? null : rest();
    if (wait === null) return;
    timer = setTimeout(look, wait);
    pause = lineAwaySince() === null ? FIRST : Math.min(pause * 2, LONGEST);
  }
  const stopHearing = onLineChange(() => {
    pause = FIRST;
    plan();
  });
  addEventListener('online', look);
  addEventListener('offline', noteOffline);
  if (!navigator.onLine) noteOffline();
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopHearing();
    removeEventListener('online', look);
    removeEventListener('offline', noteOffline);
  };
}

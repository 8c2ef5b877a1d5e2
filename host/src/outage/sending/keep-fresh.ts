import {
  ApiError,
  getToken,
  http,
  lineAwaySince,
  onLiveEvent,
  serverAhead,
  serverNow,
} from '@backoffice/api-client';
import type { Kept } from '@backoffice/api-client/outage-database';
import {
  fetchOfflineStock,
  fetchOfflineTerms,
} from '@backoffice/api-client/resources/offline-till';
import { PATHS, type OfflineTerms } from '@backoffice/contracts';

import { hashOf, withoutPersonalData } from '../stand-in/kept-session';
import { forgetSession, keep, readKept } from '../store/kept';

/** Milliseconds between two looks at terms and stock. */
const EVERY = 5 * 60_000;
/** Milliseconds after which a change of the stock is fetched: a busy shop sells all the time. */
const SOON = 60_000;

type Answer = Parameters<typeof withoutPersonalData>[0];

/** Keeps what was fetched for a session, unless that isn't the one here any more. */
async function keepFor<Name extends keyof Kept>(
  token: string,
  name: Name,
  value: Kept[Name],
): Promise<void> {
  if (getToken() === token) await keep(name, value);
}

/** Whether the server itself says that this person, or this device, sells nothing without a line. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  (error.isDefinite || error.status === 401) &&
  lineAwaySince() === null;

/** The terms, by which the server confirms who sells. Where it refuses, nobody does from now on. */
async function fetchTerms(token: string): Promise<OfflineTerms> {
  try {
    return await fetchOfflineTerms();
  } catch (error) {
    if (isRefusal(error) && getToken() === token) await forgetSession();
    throw error;
  }
}

/** Keeps who is signed in, as the server says now. */
async function keepSession(token: string): Promise<void> {
  const user = withoutPersonalData(await http.get<Answer>(PATHS.user));
  const confirmedAt = serverNow().getTime();
  await keepFor(token, 'session', { tokenHash: await hashOf(token), user, confirmedAt });
}

/** Keeps the names of shops alone, by which the counter tells its own. */
async function keepLocations(token: string): Promise<void> {
  const rows = await http.get<{ id: number; name: string }[]>('panels/locations');
  const names = rows.map(({ id, name }) => ({ id, name }));
  await keepFor(token, 'locations', names);
}

async function keepStock(token: string): Promise<void> {
  const before = (await readKept('stockTag')) ?? null;
  const fetched = await fetchOfflineStock(before);
  if (!fetched) return;
  await keepFor(token, 'stock', fetched.stock);
  await keepFor(token, 'stockTag', fetched.etag ?? String(serverNow().getTime()));
}

async function keepAll(token: string): Promise<void> {
  await keepFor(token, 'terms', await fetchTerms(token));
  await keepSession(token);
  await keepFor(token, 'settings', await http.get(PATHS.companySettings));
  await keepLocations(token);
  await keepStock(token);
  await keepFor(token, 'clock', serverAhead() ?? 0);
}

let running: { token: string; work: Promise<void> } | undefined;

/**
 * Fetches and keeps all that this till needs without a line for who is signed in. Throws where a part
 * of it failed.
 */
export async function keepShop(): Promise<void> {
  const token = getToken();
  if (token === null) return;
  // What is on its way for the person before doesn't do.
  if (running?.token !== token) {
    const now = { token, work: keepAll(token) };
    running = now;
    const end = () => {
      if (running === now) running = undefined;
    };
    now.work.then(end, end);
  }
  await running.work;
}

/**
 * Keeps the shop up to date, and tells what became of each try. Returns how to look at once, and how
 * to stop.
 */
export function keepFresh(tell: (failure: unknown) => void): {
  look: () => void;
  stop: () => void;
} {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(soon);
    soon = undefined;
    keepShop().then(() => tell(null), tell);
  };
  look();
  const timer = setInterval(look, EVERY);
  const stopHearing = onLiveEvent(({ roots }) => {
    if (roots.includes('stock') || roots.includes('session')) soon ??= setTimeout(look, SOON);
  });
  const stop = () => {
    clearInterval(timer);
    clearTimeout(soon);
    stopHearing();
  };
  return { look, stop };
}

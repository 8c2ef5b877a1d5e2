import { getToken, http, onLiveEvent, serverAhead, serverNow } from '@backoffice/api-client';
import {
  fetchOfflineStock,
  fetchOfflineTerms,
} from '@backoffice/api-client/resources/offline-till';
import { PATHS } from '@backoffice/contracts';

import { hashOf, withoutPersonalData } from '../stand-in/kept-session';
import { keep, readKept } from '../store/kept';

/** Milliseconds between two looks at terms and stock. */
const EVERY = 5 * 60_000;
/** Milliseconds after which a change of the stock is fetched: a busy shop sells all the time. */
const SOON = 60_000;

type Answer = Parameters<typeof withoutPersonalData>[0];

/** Keeps who is signed in, as the server says now. */
async function keepSession(): Promise<void> {
  const token = getToken();
  if (token === null) return;
  const user = withoutPersonalData(await http.get<Answer>(PATHS.user));
  // Somebody else may have signed in meanwhile.
  if (getToken() !== token) return;
  const confirmedAt = serverNow().getTime();
  await keep('session', { tokenHash: await hashOf(token), user, confirmedAt });
}

/** The names of shops alone, by which the counter tells its own. */
async function keepLocations(): Promise<void> {
  const rows = await http.get<{ id: number; name: string }[]>('panels/locations');
  await keep(
    'locations',
    rows.map(({ id, name }) => ({ id, name })),
  );
}

async function keepStock(): Promise<void> {
  const before = (await readKept('stockTag')) ?? null;
  const fetched = await fetchOfflineStock(before);
  if (!fetched) return;
  await keep('stock', fetched.stock);
  await keep('stockTag', fetched.etag ?? String(serverNow().getTime()));
}

async function keepAll(): Promise<void> {
  await keep('terms', await fetchOfflineTerms());
  await keepSession();
  await keep('settings', await http.get(PATHS.companySettings));
  await keepLocations();
  await keepStock();
  await keep('clock', serverAhead() ?? 0);
}

let running: Promise<void> | undefined;

/** Fetches and keeps all that this till needs without a line. Throws where a part of it failed. */
export const keepShop = (): Promise<void> =>
  (running ??= keepAll().finally(() => (running = undefined)));

/** Keeps the shop up to date, and tells what became of each try. Returns how to stop. */
export function keepFresh(tell: (failure: unknown) => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(soon);
    soon = undefined;
    keepShop().then(() => tell(null), tell);
  };
  look();
  const timer = setInterval(look, EVERY);
  const stop = onLiveEvent(({ roots }) => {
    if (roots.includes('stock') || roots.includes('session')) soon ??= setTimeout(look, SOON);
  });
  return () => {
    clearInterval(timer);
    clearTimeout(soon);
    stop();
  };
}

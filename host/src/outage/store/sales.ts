import { withDatabase, type KeptSale } from '@backoffice/api-client/outage-database';
import {
  offlineSlipText,
  STORAGE_PREFIX,
  type OfflineSale,
  type OfflineTerms,
} from '@backoffice/contracts';

import { noteHeld } from '../holds-sales';

const STRICT = { durability: 'strict' } as const;

const CHANNEL = `${STORAGE_PREFIX}outage.sold`;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
const listeners = new Set<() => void>();

/** Tells that a sale was written down, in this tab or another. Returns how to stop. */
export function onSold(listener: () => void): () => void {
  listeners.add(listener);
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
  };
}

function tellSold(): void {
  noteHeld(true);
  for (const listener of [...listeners]) listener();
  channel?.postMessage(null);
}

/**
 * Writes a sale down with the next counter of this till, whichever tab sells; answers what was
 * written. The same basket is written once. Throws where the browser can't keep it: then nothing is
 * sold.
 */
export const addSale = (
  { till, next_slip: next }: OfflineTerms,
  { total, ...sale }: Omit<OfflineSale, 'slip'> & { total: string },
): Promise<KeptSale> =>
  withDatabase(async (database) => {
    const work = database.transaction(['kept', 'sales'], 'readwrite', STRICT);
    const sales = work.objectStore('sales');
    const before = await sales.index('key').get(sale.key);
    if (before) return before;
    const last = ((await work.objectStore('kept').get('counter')) as number | undefined) ?? 0;
    const counter = Math.max(last + 1, next);
    const slip = offlineSlipText({ till: till.number, counter });
    const kept: KeptSale = { counter, key: sale.key, sale: { ...sale, slip }, total };
    await Promise.all([
      work.objectStore('kept').put(counter, 'counter'),
      sales.add(kept),
      work.done,
    ]);
    tellSold();
    return kept;
  });

/** What was written down under a basket's key. Throws where the browser keeps nothing. */
export const saleOf = (key: string): Promise<KeptSale | undefined> =>
  withDatabase((database) => database.getFromIndex('sales', 'key', key));

/** All sales that the server hasn't taken, in the order of their slips. */
export const readSales = (): Promise<KeptSale[]> =>
  withDatabase((database) => database.getAll('sales')).catch(() => []);

/** Those that wait to be sent. */
export const waitingSales = async (): Promise<KeptSale[]> =>
  (await readSales()).filter(({ refused }) => refused === undefined);

/** Takes away what the server has booked, and notes why it took others not. */
export const settleSales = (
  booked: readonly string[],
  refused: ReadonlyMap<string, string> = new Map(),
): Promise<void> =>
  withDatabase(async (database) => {
    const work = database.transaction('sales', 'readwrite', STRICT);
    const byKey = work.store.index('key');
    for (const key of booked) {
      const counter = await byKey.getKey(key);
      if (counter !== undefined) await work.store.delete(counter);
    }
    for (const [key, why] of refused) {
      const sale = await byKey.get(key);
      if (sale) await work.store.put({ ...sale, refused: why });
    }
    await work.done;
  });

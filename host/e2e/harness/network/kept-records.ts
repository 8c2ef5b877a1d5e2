import type { OfflineSale } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import { expect } from '../test';

/** Where a till keeps what it needs without a line. */
const NAME = 'backoffice.outage';

interface KeptSale {
  counter: number;
  key: string;
  sale: OfflineSale;
  total: string;
}
interface Kept {
  session?: { confirmedAt: number; user: { user: { username: string } } } | undefined;
  [name: string]: unknown;
}
interface Records {
  kept: Kept;
  sales: KeptSale[];
}

/** All that a till keeps, by name, and the sales that wait; nothing of a till that keeps nothing. */
export const recordsOf = (page: Page): Promise<Records> =>
  page.evaluate(async (name) => {
    const all = await indexedDB.databases();
    if (!all.some((one) => one.name === name)) return { kept: {}, sales: [] };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as DOMException);
      });
    const database = await done(indexedDB.open(name));
    const work = database.transaction(['kept', 'sales']);
    const kept = work.objectStore('kept');
    const [names, values, sales] = await Promise.all([
      done(kept.getAllKeys()),
      done(kept.getAll()),
      done(work.objectStore('sales').getAll()),
    ]);
    database.close();
    const entries = names.map((key, index) => [key, values[index]] as const);
    return { kept: Object.fromEntries(entries) as Kept, sales: sales as KeptSale[] };
  }, NAME);

/** Puts records in place of those that a till keeps; those without a value are taken away. */
export const putRecords = (page: Page, { kept = {}, sales = [] }: Partial<Records>) =>
  page.evaluate(
    async ([name, records, more]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as DOMException);
      });
      const work = database.transaction(['kept', 'sales'], 'readwrite');
      for (const [key, value] of records) {
        if (value === undefined) work.objectStore('kept').delete(key);
        else work.objectStore('kept').put(value, key);
      }
      for (const sale of more) work.objectStore('sales').put(sale);
      await new Promise<void>((resolve, reject) => {
        work.oncomplete = () => resolve();
        work.onerror = () => reject(work.error as DOMException);
      });
      database.close();
    },
    [NAME, Object.entries(kept), sales] as const,
  );

/** Puts the moment back at which the server last confirmed who is signed in. */
export async function confirmedBefore(page: Page, milliseconds: number): Promise<void> {
  const { session } = (await recordsOf(page)).kept;
  if (!session) throw new Error('No session is kept');
  const confirmedAt = session.confirmedAt - milliseconds;
  await putRecords(page, { kept: { session: { ...session, confirmedAt } } });
}

/** The first name of who is kept as signed in at a till, for when there is no line. */
const keptName = async (page: Page): Promise<string | undefined> =>
  (await recordsOf(page)).kept.session?.user.user.username;

/** Waits until a till can sell without a line in somebody's name. */
export async function untilKeptFor(page: Page, name: string): Promise<void> {
  await expect.poll(() => keptName(page)).toBe(name);
  await expect.poll(async () => (await recordsOf(page)).kept.stockTag).toBeDefined();
}

/** What a browser keeps of selling without a line: workers, caches and databases. */
export const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const databases = await indexedDB.databases();
    const stored = Object.keys(localStorage).filter((name) => /keeps-selling|holds/.test(name));
    return [
      ...workers.map(({ scope }) => scope),
      ...(await caches.keys()),
      ...databases.map(({ name }) => name ?? ''),
      ...stored,
    ];
  });

import type { Page } from '@playwright/test';

/** Everything that a browser keeps of a site, as text. */
export interface AllKept {
  /** All records of all databases. */
  databases: string;
  /** By address each answer in its caches. */
  caches: Record<string, string>;
  local: Record<string, string>;
  session: Record<string, string>;
}

export const allKept = (page: Page): Promise<AllKept> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as DOMException);
      });
    const readAll = async (name: string) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = stores.map(async (store) => {
        const records = database.transaction(store).objectStore(store);
        return [store, await done(records.getAllKeys()), await done(records.getAll())];
      });
      const read = await Promise.all(rows);
      database.close();
      return [name, read];
    };
    const databases = await indexedDB.databases();
    const records = await Promise.all(databases.map(({ name = '' }) => readAll(name)));
    const answers: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        answers[request.url] = (await (await cache.match(request))?.text()) ?? '';
      }
    }
    return {
      databases: JSON.stringify(records),
      caches: answers,
      local: { ...localStorage },
      session: { ...sessionStorage },
    };
  });

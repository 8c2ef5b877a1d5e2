import {
  STORAGE_PREFIX,
  type OfflineSale,
  type OfflineStock,
  type OfflineTerms,
} from '@backoffice/contracts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Who was signed in when the server last said so. */
export interface KeptSession {
  /** SHA-256 of the token, which itself lies in local storage alone. */
  tokenHash: string;
  /** The data of `authentication/user`, without what isn't needed at a counter. */
  user: unknown;
  /** By the server's clock, in milliseconds since 1970. */
  confirmedAt: number;
}

/** A sale that the server hasn't answered. */
export interface KeptSale {
  /** Of its slip. */
  counter: number;
  /** The basket's idempotency key. */
  key: string;
  sale: OfflineSale;
  /** Euros. */
  total: string;
  /** Why the server took it not; absent while it waits. */
  refused?: string;
}

/** What is kept one of. */
export interface Kept {
  session: KeptSession;
  terms: OfflineTerms;
  stock: OfflineStock;
  /** The tag of that stock, by which the server knows whether it changed. */
  stockTag: string;
  settings: unknown;
  locations: unknown;
  /** The highest counter that was given to a slip. */
  counter: number;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clock: number;
}

interface Tables extends DBSchema {
  kept: { key: keyof Kept; value: Kept[keyof Kept] };
  sales: { key: number; value: KeptSale; indexes: { key: string } };
}
export type OutageDatabase = IDBPDatabase<Tables>;

const NAME = `${STORAGE_PREFIX}outage`;
let database: Promise<OutageDatabase> | undefined;

const open = () =>
  openDB<Tables>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('kept');
      made.createObjectStore('sales', { keyPath: 'counter' }).createIndex('key', 'key', {
        unique: true,
      });
    },
    // Another tab has a newer release.
    blocking: () => void closeDatabase(),
    terminated: () => (database = undefined),
  });

/** Lets another tab upgrade it, or a test begin anew. */
export async function closeDatabase(): Promise<void> {
  const opened = database;
  database = undefined;
  (await opened?.catch(() => undefined))?.close();
}

/**
 * Does work with what this till keeps; once more if the browser closed the database meanwhile.
 * Throws where the browser keeps nothing: in a private window, without room, or refused.
 */
export async function withDatabase<T>(work: (database: OutageDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await (database ??= open()));
  } catch (error) {
    // Browsers close databases of pages that slept; the next try opens it.
    database = undefined;
    if (error instanceof DOMException && error.name === 'InvalidStateError') {
      return work(await (database = open()));
    }
    throw error;
  }
}

/** What this browser sold without a line and the server hasn't taken, in the order of the slips. */
export interface KeptSales {
  /** Its till, as far as it is still known here. */
  till: { id: number; name: string } | null;
  sales: KeptSale[];
}

/** Whether this browser ever kept anything; one that can't tell is asked for it. */
async function isThere(): Promise<boolean> {
  const names = await globalThis.indexedDB?.databases?.();
  return names?.some(({ name }) => name === NAME) ?? true;
}

/** Reads what this browser sold; nothing where it keeps nothing, and then nothing is made. */
export async function readKeptSales(): Promise<KeptSales> {
  try {
    if (!(await isThere())) return { till: null, sales: [] };
    return await withDatabase(async (database) => {
      const terms = (await database.get('kept', 'terms')) as OfflineTerms | undefined;
      const till = terms ? { id: terms.till.id, name: terms.till.name } : null;
      return { till, sales: await database.getAll('sales') };
    });
  } catch {
    return { till: null, sales: [] };
  }
}

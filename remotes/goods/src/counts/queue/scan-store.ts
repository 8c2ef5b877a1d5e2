import { STORAGE_PREFIX, type ErrorCode } from '@backoffice/contracts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Why the server will not take a scan, and what it said. */
export interface Refusal {
  code: ErrorCode | 'other';
  text: string | null;
}

/** A scan that the server has not taken yet. */
export interface QueuedScan {
  /** Company and person; nobody else's session sends the scan. */
  owner: string;
  count: number;
  key: string;
  code: string;
  /** When it was scanned, by the server's clock. ISO 8601. */
  at: string;
  /** Null while it waits to be sent. */
  refusal: Refusal | null;
}

interface Tables extends DBSchema {
  scans: { key: string; value: QueuedScan; indexes: { owner: string } };
}
type Database = IDBPDatabase<Tables>;

const NAME = `${STORAGE_PREFIX}counts`;

/**
 * Keeps scans in the browser's database, which outlives reloads and crashes, or in memory if the
 * database doesn't take them (it is missing, full or refused). Nothing here throws.
 */
export class ScanStore {
  /** False once something could only be kept in memory. */
  isLasting = true;
  private readonly inMemory = new Map<string, QueuedScan>();
  private database: Promise<Database> | undefined;

  async put(...scans: readonly QueuedScan[]): Promise<void> {
    const isKept = await this.try(async (database) => {
      const work = database.transaction('scans', 'readwrite', { durability: 'strict' });
      await Promise.all([...scans.map((scan) => work.store.put(scan, scan.key)), work.done]);
      return true;
    });
    for (const scan of scans) {
      if (isKept) this.inMemory.delete(scan.key);
      else this.inMemory.set(scan.key, scan);
    }
    if (!isKept) this.isLasting = false;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.inMemory.delete(key);
    await this.try(async (database) => {
      const work = database.transaction('scans', 'readwrite');
      await Promise.all([...keys.map((key) => work.store.delete(key)), work.done]);
      return true;
    });
  }

  /** In the order in which they were scanned. */
  async of(owner: string): Promise<QueuedScan[]> {
    const kept = await this.try((database) => database.getAllFromIndex('scans', 'owner', owner));
    const all = new Map((kept ?? []).map((scan) => [scan.key, scan]));
    for (const scan of this.inMemory.values()) if (scan.owner === owner) all.set(scan.key, scan);
    return [...all.values()].sort((a, b) => a.at.localeCompare(b.at));
  }

  /** Returns undefined if the work failed, even after the database was opened anew. */
  private async try<T>(work: (database: Database) => Promise<T>): Promise<T | undefined> {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        return await work(await (this.database ??= open()));
      } catch {
        // Browsers close databases of pages that slept.
        this.database = undefined;
      }
    }
    return undefined;
  }
}

const open = (): Promise<Database> =>
  openDB<Tables>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('scans').createIndex('owner', 'owner');
    },
  });

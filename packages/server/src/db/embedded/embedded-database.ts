import fs from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';

import type { Database } from '../database';
import type { Schema } from '../schema';
import { PARSERS } from '../values';
import { DURABLE_START, DurableFs, syncDirectory } from './durable-fs';
import { lockFolder } from './folder-lock';
import { startMaintenance } from './maintenance';
import { type Activity, pgliteDialect } from './pglite-dialect';

const FOLDER = 'database';

async function openPGlite(folder: string): Promise<{ pglite: PGlite; files: DurableFs }> {
  const files = new DurableFs(folder);
  const options: PGliteOptions = {
    // The class is stock NodeFS but for one hook; its declared type differs only in a private field.
    fs: files as unknown as NonNullable<PGliteOptions['fs']>,
    extensions: { pg_trgm },
    startParams: DURABLE_START,
    parsers: PARSERS,
  };
  const pglite = await PGlite.create(options);
  // Parameters arrive as PostgreSQL's text form already (see toText).
  for (const oid of Object.keys(pglite.serializers)) {
    pglite.serializers[Number(oid)] = (value: string) => value;
  }
  return { pglite, files };
}

function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      syncTree(full);
      continue;
    }
    const handle = fs.openSync(full, 'r+');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  }
  syncDirectory(folder);
}

/** A new cluster is made aside and moved into place whole, so that a crash leaves none half made. */
async function initialise(dataDir: string, folder: string): Promise<void> {
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith(`${FOLDER}.new`)) fs.rmSync(path.join(dataDir, name), { recursive: true });
  }
  const aside = path.join(dataDir, `${FOLDER}.new`);
  const { pglite } = await openPGlite(aside);
  await pglite.close();
  syncTree(aside);
  fs.renameSync(aside, folder);
  syncDirectory(dataDir);
}

/**
 * PostgreSQL inside this process, its files in `dataDir`. Throws FolderInUseError when another
 * process has them open.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, FOLDER);
    if (!fs.existsSync(folder)) await initialise(dataDir, folder);
    const { pglite, files } = await openPGlite(folder);
    const activity: Activity = { lastAt: Date.now(), writes: 0 };
    const db = new Kysely<Schema>({ dialect: pgliteDialect(pglite, activity) });
    const maintenance = startMaintenance(db, activity);
    return {
      db,
      engine: 'embedded',
      control: lock.server,
      syncs: () => files.syncs,
      close: async () => {
        await maintenance.stop();
        await db.destroy();
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

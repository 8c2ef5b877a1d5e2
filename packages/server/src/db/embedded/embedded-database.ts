import fs from 'node:fs';
import path from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, sql } from 'kysely';

import type { Database } from '../database';
import type { Schema } from '../schema';
import { PARSERS } from '../values';
import { canTidyUp, refuseFullDisk } from './disk-room';
import { DURABLE_START, DurableFs, syncDirectory } from './durable-fs';
import { lockFolder } from './folder-lock';
import { startMaintenance } from './maintenance';
import { type Activity, type Line, pgliteDialect } from './pglite-dialect';
import { makeFilesPrivate, makePrivateFolder } from './private-files';

const FOLDER = 'database';
/** Where copies for backups stand, inside the data folder. */
export const COPY_PREFIX = 'copy-for-backup.';

async function openPGlite(folder: string): Promise<{ pglite: PGlite; files: DurableFs }> {
  const files = new DurableFs(folder);
  const options: PGliteOptions = {
    // The class is stock NodeFS but for one hook; its type differs only in a private field.
    fs: files as unknown as NonNullable<PGliteOptions['fs']>,
    extensions: { pg_trgm },
    startParams: DURABLE_START,
    parsers: PARSERS,
  };
  return { pglite: await PGlite.create(options), files };
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

/** Removes the half-made folders that a killed process left behind. */
function sweep(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const isLeftOver = name.startsWith(`${FOLDER}.new`) || name.startsWith(COPY_PREFIX);
    if (isLeftOver) fs.rmSync(path.join(dataDir, name), { recursive: true });
  }
}

/**
 * Copies the files while nobody writes: the calls of others wait as long as the disk takes, which
 * is far shorter than reading all rows in one snapshot would hold up the only connection.
 */
const copyFiles = (db: Kysely<Schema>, folder: string, target: string): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection);
    await fs.promises.cp(folder, target, {
      recursive: true,
      mode: fs.constants.COPYFILE_FICLONE,
    });
  });

/** Makes a new cluster aside and moves it into place whole: a crash must leave none half made. */
async function initialise(dataDir: string, folder: string): Promise<void> {
  const aside = path.join(dataDir, `${FOLDER}.new`);
  const { pglite } = await openPGlite(aside);
  await pglite.close();
  syncTree(aside);
  fs.renameSync(aside, folder);
  syncDirectory(dataDir);
}

/** Whether a data folder holds a database already. */
export const hasEmbedded = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, FOLDER));

/**
 * PostgreSQL inside this process, its files in `dataDir`. Throws FolderInUseError when another
 * process has them open.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  makePrivateFolder(dataDir);
  refuseFullDisk(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, FOLDER);
    sweep(dataDir);
    if (!fs.existsSync(folder)) await initialise(dataDir, folder);
    makeFilesPrivate(folder);
    const { pglite, files } = await openPGlite(folder);
    const activity: Activity = { lastAt: performance.now(), writes: 0 };
    const line: Line = { isHeld: false, waiting: [] };
    const db = new Kysely<Schema>({ dialect: pgliteDialect(pglite, activity, line) });
    const maintenance = startMaintenance(db, activity, () => canTidyUp(dataDir));
    return {
      db,
      engine: 'embedded',
      load: () => ({
        busy: Number(line.isHeld),
        idle: Number(!line.isHeld),
        waiting: line.waiting.length,
      }),
      control: lock.server,
      copyTo: (target) => copyFiles(db, folder, path.join(target, FOLDER)),
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

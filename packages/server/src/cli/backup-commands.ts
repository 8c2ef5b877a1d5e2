import fs from 'node:fs';
import path from 'node:path';

import type { Header } from '../backup/backup-file';
import { restoreBackup } from '../backup/restore-backup';
import { writeBackup } from '../backup/write-backup';
import type { Config } from '../config';
import { findServer } from '../control/control-client';
import type { Database } from '../db/database';
import { hasEmbedded } from '../db/embedded/embedded-database';
import { FolderInUseError } from '../db/embedded/folder-lock';
import { openDatabase } from '../db/open-database';
import { AppError } from '../errors';

/** Millions of rows take their time; nobody waits for this connection. */
const UNLIMITED = 0;

/** As the user who typed it meant it: pnpm runs scripts in the folder of the workspace. */
function fileOf(command: string, [name, ...others]: string[]): string {
  if (!name || others.length) throw new AppError('invalid', `Say one file: pnpm ${command} FILE`);
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  if (isFolder(file)) throw new AppError('invalid', `${file} is a folder. Say a file.`);
  return file;
}

const isFolder = (file: string) =>
  fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

async function using<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...config, poolSize: 2, statementTimeout: UNLIMITED });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const told = ({ tables, created }: Header) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en')} rows of ${tables.length} tables, as of ${created}`;
};

/** Saves the database to a file; while a server sells on an embedded one, a copy of it is read. */
export async function backUp(config: Config, rest: string[]): Promise<string> {
  const file = fileOf('backup', rest);
  const folder = path.dirname(file);
  if (!isFolder(folder)) throw new AppError('not_found', `There is no folder ${folder}`);
  const save = (from: Config) => using(from, ({ db }) => writeBackup(db, file));
  const done = (header: Header) => `Saved ${told(header)}, to ${file}`;
  if (config.databaseUrl) return done(await save(config));
  const server = await findServer(config.dataDir);
  try {
    if (server) return done(await save({ ...config, dataDir: await server.ask('copy') }));
  } finally {
    server?.leave();
  }
  if (hasEmbedded(config.dataDir)) return done(await save(config));
  throw new AppError('not_found', `There is no database in ${config.dataDir}`);
}

/** Fills an empty database from a file. */
export async function restore(config: Config, rest: string[]): Promise<string> {
  const file = fileOf('restore', rest);
  if (!fs.existsSync(file)) throw new AppError('not_found', `There is no file ${file}`);
  const server = config.databaseUrl ? undefined : await findServer(config.dataDir);
  server?.leave();
  if (server) throw new FolderInUseError(config.dataDir);
  const header = await using(config, ({ db }) => restoreBackup(db, file));
  return `Restored ${told(header)}. Everybody signs in anew.`;
}

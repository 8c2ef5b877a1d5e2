import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type Header, openBackupFile } from '../backup/backup-file';
import { readIdentities } from '../backup/encryption';
import { makeBackup } from '../backup/kept/run';
import { restoreBackup } from '../backup/restore-backup';
import { writeBackup } from '../backup/write-backup';
import type { Config } from '../config';
import { findServer } from '../control/control-client';
import type { Database } from '../db/database';
import { hasEmbedded } from '../db/embedded/embedded-database';
import { FolderInUseError } from '../db/embedded/folder-lock';
import { openDatabase } from '../db/open-database';
import { CommandError } from '../errors';

/** No limit on a statement's time: millions of rows take long, and nobody waits for them. */
const UNLIMITED = 0;

/** Relative to where the user typed it: pnpm runs scripts in the folder of the workspace. */
function fileOf(command: string, [name, ...others]: string[]): string {
  if (!name || others.length) throw new CommandError(`Say one file: pnpm ${command} FILE`);
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  if (isFolder(file)) throw new CommandError(`${file} is a folder. Say a file.`);
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
async function save(config: Config, file: string, recipients: readonly string[]): Promise<Header> {
  const saveFrom = (from: Config) => using(from, ({ db }) => writeBackup(db, file, recipients));
  if (config.databaseUrl) return saveFrom(config);
  const server = await findServer(config.dataDir);
  try {
    if (server) return await saveFrom({ ...config, dataDir: await server.ask('copy') });
  } finally {
    server?.leave();
  }
  if (hasEmbedded(config.dataDir)) return saveFrom(config);
  throw new CommandError(`There is no database in ${config.dataDir}`);
}

/** Restores a backup into an embedded database that is thrown away. */
async function tryOut(config: Config, file: string, identities: readonly string[]) {
  // A file that can't be opened is refused before a database is made for it.
  await openBackupFile(file, identities);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-try-'));
  try {
    const scratch = { ...config, databaseUrl: undefined, dataDir };
    return await using(scratch, ({ db }) => restoreBackup(db, file, identities));
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes a backup in BACKUP_DIR; the server does so by itself when it is time. */
export async function keepBackup(
  config: Config,
  { onlyIfDue }: { onlyIfDue: boolean },
): Promise<string> {
  const { backups, backupRecipients: recipients } = config;
  if (!backups) throw new CommandError('Say a file: pnpm backup FILE. Or set BACKUP_DIR.');
  // Selling goes first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const tools = {
    save: (file: string, to: readonly string[]) => save(config, file, to),
    tryOut: async (file: string, identities: readonly string[]) => {
      await tryOut(config, file, identities);
    },
  };
  const done = await makeBackup(backups, { onlyIfDue, recipients, tools, now: new Date() });
  if (!done) return 'Another process makes a backup, or has just made one';
  const checked = done.isChecked ? ' It was restored for a try and is whole.' : '';
  const deleted = done.deleted > 0 ? ` ${done.deleted} old ones were deleted.` : '';
  return `Saved ${told(done.header)}, to ${done.file}.${checked}${deleted}`;
}

export async function backUp(config: Config, rest: string[]): Promise<string> {
  if (rest.length === 0) return keepBackup(config, { onlyIfDue: false });
  const file = fileOf('backup', rest);
  const folder = path.dirname(file);
  if (!isFolder(folder)) throw new CommandError(`There is no folder ${folder}`);
  return `Saved ${told(await save(config, file, config.backupRecipients))}, to ${file}`;
}

/** The secret keys of BACKUP_KEY_FILE. */
function identitiesOf({ backupKeyFile }: Config): string[] {
  if (!backupKeyFile) return [];
  const file = path.resolve(process.env.INIT_CWD ?? '.', backupKeyFile);
  if (!fs.existsSync(file)) throw new CommandError(`There is no key file ${file}`);
  return readIdentities(file);
}

const existing = (file: string): string => {
  if (!fs.existsSync(file)) throw new CommandError(`There is no file ${file}`);
  return file;
};

/** Says whether a backup can be restored, without touching any data. */
export async function checkBackup(config: Config, rest: string[]): Promise<string> {
  const file = existing(fileOf('check-backup', rest));
  const header = await tryOut(config, file, identitiesOf(config));
  return `${file} can be restored: ${told(header)}`;
}

/** Fills an empty database from a file. */
export async function restore(config: Config, rest: string[]): Promise<string> {
  const file = existing(fileOf('restore', rest));
  const server = config.databaseUrl ? undefined : await findServer(config.dataDir);
  server?.leave();
  if (server) throw new FolderInUseError(config.dataDir);
  const header = await using(config, ({ db }) => restoreBackup(db, file, identitiesOf(config)));
  return `Restored ${told(header)}. Everybody signs in anew.`;
}

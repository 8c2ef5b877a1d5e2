import fs from 'node:fs';
import path from 'node:path';

import { check, lock } from 'proper-lockfile';

import type { BackupSettings } from '../../config';
import { CommandError } from '../../errors';
import type { Header } from '../backup-file';
import { newKey } from '../encryption';
import { deleteLeftBehind, deleteOld, keptBackups, nameOf, refuse } from './kept-backups';
import { type LastRun, readLastRun, writeLastRun } from './last-run';

/** Milliseconds after which the lock of a run that died is nobody's. */
const LOCK_HOLDS = 60_000;
/** Milliseconds until a failed run is tried again; less where backups are made more often. */
const TRY_AGAIN = 15 * 60_000;

/** What a run needs of the database. */
export interface BackupTools {
  save: (file: string, recipients: readonly string[]) => Promise<Header>;
  /** Restores a backup into a database that is thrown away. */
  tryOut: (file: string, identities: readonly string[]) => Promise<void>;
}

export interface DoneBackup {
  file: string;
  header: Header;
  isChecked: boolean;
  deleted: number;
}

const lockOf = (folder: string) => ({
  lockfilePath: path.join(folder, '.lock'),
  stale: LOCK_HOLDS,
});

/** Whether it is time for a backup and nobody is at it. */
export async function isDue({ folder, every }: BackupSettings, now: Date): Promise<boolean> {
  if (fs.existsSync(folder) && (await check(folder, lockOf(folder)))) return false;
  return isTime({ folder, every }, now);
}

function isTime({ folder, every }: Pick<BackupSettings, 'folder' | 'every'>, now: Date): boolean {
  const since = (at: Date | undefined) => (at ? now.getTime() - at.getTime() : Infinity);
  const last = readLastRun(folder);
  const hasFailed = last !== null && last.problem !== null;
  if (hasFailed && since(new Date(last.at)) < Math.min(every, TRY_AGAIN)) return false;
  return since(keptBackups(folder)[0]?.at) >= every;
}

const isCheckDue = (last: LastRun | null, { checkEvery }: BackupSettings, now: Date) =>
  !last?.checkedAt || now.getTime() - Date.parse(last.checkedAt) >= checkEvery;

interface Work {
  recipients: readonly string[];
  tools: BackupTools;
  now: Date;
}

/** Writes a backup, and restores it for a try where that is due. */
async function writeAndTry(
  settings: BackupSettings,
  { recipients, tools, now }: Work,
): Promise<Omit<DoneBackup, 'deleted'>> {
  const { folder } = settings;
  const last = readLastRun(folder);
  const isChecked = isCheckDue(last, settings, now);
  const isEncrypted = recipients.length > 0;
  const own = isEncrypted && isChecked ? [await newKey()] : [];
  const file = path.join(folder, nameOf(now) + (isEncrypted ? '.age' : ''));
  const header = await tools.save(file, [...recipients, ...own.map(({ recipient }) => recipient)]);
  if (isChecked) {
    await tools
      .tryOut(
        file,
        own.map(({ identity }) => identity),
      )
      .catch((cause: unknown) => {
        refuse(file);
        throw new CommandError(`${file} can't be restored: ${reasonOf(cause)}`, { cause });
      });
  }
  const at = new Date().toISOString();
  const checkedAt = isChecked ? at : (last?.checkedAt ?? null);
  writeLastRun(folder, { at, problem: null, checkedAt });
  return { file, header, isChecked };
}

/** A run that fails notes the reason in the folder, and deletes no backup. */
async function runLocked(settings: BackupSettings, work: Work): Promise<DoneBackup> {
  const { folder } = settings;
  deleteLeftBehind(folder);
  try {
    return { ...(await writeAndTry(settings, work)), deleted: deleteOld(folder) };
  } catch (error) {
    const checkedAt = readLastRun(folder)?.checkedAt ?? null;
    writeLastRun(folder, { at: new Date().toISOString(), problem: reasonOf(error), checkedAt });
    throw error;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes a backup in the folder of the settings. Undefined where another process is making one, or
 * with `onlyIfDue` where it is not time yet.
 */
export async function makeBackup(
  settings: BackupSettings,
  { onlyIfDue, ...work }: Work & { onlyIfDue: boolean },
): Promise<DoneBackup | undefined> {
  const { folder } = settings;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = await lock(folder, lockOf(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOCKED') return undefined;
    throw error;
  });
  if (!release) return undefined;
  try {
    if (onlyIfDue && !isTime(settings, work.now)) return undefined;
    return await runLocked(settings, work);
  } finally {
    await release();
  }
}

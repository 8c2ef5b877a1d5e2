import type { BackupSettings } from '../../config';
import { keptBackups } from './kept-backups';
import { readLastRun } from './last-run';

export interface BackupHealth {
  /** Milliseconds since 1970 at which the newest backup was begun; null where there is none. */
  newest: number | null;
  /** Milliseconds since 1970 at which one was last restored for a try and was whole; or null. */
  checked: number | null;
  hasFailed: boolean;
  /** Sentences for whoever watches the server. */
  alarms: string[];
}

/** How it stands with the backups of a folder; looks at the folder each time and never throws. */
export function backupHealth(settings: BackupSettings, now: Date): BackupHealth {
  try {
    return lookAt(settings, now);
  } catch {
    const alarms = ['The folder of backups cannot be read'];
    return { newest: null, checked: null, hasFailed: true, alarms };
  }
}

function lookAt({ folder, every }: BackupSettings, now: Date): BackupHealth {
  const newest = keptBackups(folder)[0]?.at.getTime() ?? null;
  const last = readLastRun(folder);
  const isLate = newest === null || now.getTime() - newest > 2 * every;
  const hasFailed = last !== null && last.problem !== null;
  return {
    newest,
    checked: last?.checkedAt ? Date.parse(last.checkedAt) : null,
    hasFailed,
    alarms: [
      ...(hasFailed ? ['The last backup failed'] : []),
      ...(isLate ? ['There is no recent backup'] : []),
    ],
  };
}

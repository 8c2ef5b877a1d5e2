import fs from 'node:fs';
import path from 'node:path';

import { whichStay } from './which-stay';

const NAME = /^backoffice-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.age)?$/;
const REFUSED = '.refused';
/** Files of runs that were cut off, and backups that could not be restored. */
const LEFT_BEHIND = /^backoffice-\d{8}T\d{6}Z\.backup(\.age)?\.(part|refused)$/;

export interface KeptBackup {
  file: string;
  /** When it was begun, as its name says. */
  at: Date;
}

/** `backoffice-20261123T020000Z.backup`: a name that sorts by its moment. */
export const nameOf = (at: Date) =>
  `backoffice-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

/** The backups of a folder, the newest first; other files in it are left alone. */
export function keptBackups(folder: string): KeptBackup[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
      if (!year) return [];
      const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return [{ file: path.join(folder, name), at }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Deletes the backups that no longer have to stay; answers how many. */
export function deleteOld(folder: string): number {
  const backups = keptBackups(folder);
  const stay = whichStay(backups);
  const old = backups.filter((backup) => !stay.has(backup));
  for (const { file } of old) fs.rmSync(file, { force: true });
  return old.length;
}

/** Renames a backup that can't be restored, so that it counts as none; the next run deletes it. */
export const refuse = (file: string): void => fs.renameSync(file, file + REFUSED);

/** No other run is writing such files meanwhile: the caller holds the folder's lock. */
export function deleteLeftBehind(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (LEFT_BEHIND.test(name)) fs.rmSync(path.join(folder, name), { force: true });
  }
}

import fs from 'node:fs';
import path from 'node:path';

/** What a group and all others may do with a file. */
const OTHERS = 0o077;

/** A file's mode without what it gives to others than its owner. */
export const ownersOnly = (mode: number): number => mode & ~OTHERS;

function closeToOthers(file: string): void {
  const { mode } = fs.statSync(file);
  if ((mode & OTHERS) === 0) return;
  try {
    fs.chmodSync(file, ownersOnly(mode) & 0o777);
  } catch (error) {
    // The volume belongs to another user and keeps its mode; the files in it are closed anyway.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Makes the data folder for its owner alone, or closes it to others. */
export function makePrivateFolder(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeToOthers(dataDir);
}

/** Closes all files of a folder to others: earlier versions left them open. */
export function makeFilesPrivate(folder: string): void {
  closeToOthers(folder);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) makeFilesPrivate(full);
    else if (entry.isFile()) closeToOthers(full);
  }
}

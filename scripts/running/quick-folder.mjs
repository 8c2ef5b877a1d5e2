import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Bytes; a whole run takes a third of it. */
const ROOM = 6 * 1024 ** 3;

/**
 * A folder for everything temporary, in memory where there is room: there a copy of a database takes
 * a twentieth of the time. It is gone when this process ends.
 */
export function quickFolder() {
  const folder = makeFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function makeFolder() {
  if (hasRoom()) {
    const folder = makeOpenFolder(IN_MEMORY);
    if (mayRunPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  }
  return makeOpenFolder(tmpdir());
}

/** @param {string} parent */
function makeOpenFolder(parent) {
  const folder = mkdtempSync(join(parent, 'tests-'));
  // PostgreSQL runs as a user of its own, who has to read the folder.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
}

/**
 * Whether programs may run there: containers often forbid it in memory.
 *
 * @param {string} folder
 */
function mayRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  try {
    execFileSync(program);
    return true;
  } catch {
    return false;
  }
}

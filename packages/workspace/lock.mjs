import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';

// Written by hand, without proper-lockfile: the very first installation runs under this lock,
// when there is no library yet; and whoever waits is told for which process on which machine.

/** Milliseconds after which a holder on another machine is taken for gone; a build takes minutes. */
const GONE_AFTER = 10 * 60_000;
/** The same where a process with its number runs here: it may be another one by now. */
const GONE_HERE_AFTER = 60 * 60_000;
const PAUSE_MS = 100;

/** @param {number} time milliseconds */
const pauseFor = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Does `work` while nobody else changes this folder, of releases or of a build. Waits a while for
 * somebody who does, then rejects. The lock of a process that died is taken over.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {number} [patience] milliseconds
 * @param {{ what?: string, onWait?: (holder: string) => void }} [words] `what` names the work in
 *   the refusal; `onWait` is called once when it has to wait
 * @returns {Promise<T>}
 */
export async function withLock(
  folder,
  work,
  patience = 5_000,
  { what = 'release', onWait = () => {} } = {},
) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, '.lock');
  const end = performance.now() + patience;
  let waits = false;
  while (!(await take(file))) {
    if (await clearIfStale(file)) continue;
    if (performance.now() >= end) {
      const who = await holderOf(file);
      throw new Error(`Another ${what} is under way (${who}). Try again when it is done.`);
    }
    if (!waits) onWait(await holderOf(file));
    waits = true;
    await pauseFor(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Writes the lock to another file and links it: a lock is never seen without its holder in it. One
 * process may try twice at once, so that file's name is random.
 *
 * @param {string} file
 */
async function take(file) {
  const aside = `${file}-${randomUUID()}`;
  await writeFile(aside, JSON.stringify({ pid: process.pid, on: hostname(), at: Date.now() }));
  try {
    await link(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {string} file */
const read = (file) => readFile(file, 'utf8').catch(() => undefined);

/**
 * Removes a stale lock. Two processes may find the same one: if a fresh lock was moved away by
 * mistake, it is put back.
 *
 * @param {string} file
 */
async function clearIfStale(file) {
  const found = await read(file);
  if (found === undefined) return true;
  if (!isStale(found)) return false;
  const aside = `${file}-${randomUUID()}-stale`;
  await rename(file, aside).catch(() => undefined);
  if ((await read(aside)) !== found) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  return true;
}

/** @param {string} text of the lock; a power cut may leave it empty */
function isStale(text) {
  const holder = holderIn(text);
  if (!holder) return true;
  const age = Date.now() - holder.at;
  if (holder.on !== hostname()) return age > GONE_AFTER;
  return age > GONE_HERE_AFTER || age > 1000 * uptime() || !isRunning(holder.pid, age);
}

/**
 * Whether the process that took a lock goes on. In a container that was started anew, we ourselves may
 * have its number.
 *
 * @param {number} pid
 * @param {number} age of the lock, in milliseconds
 */
function isRunning(pid, age) {
  if (pid === process.pid) return age <= 1000 * process.uptime();
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} file */
async function holderOf(file) {
  const holder = holderIn((await read(file)) ?? '');
  return holder ? `process ${holder.pid} on ${holder.on}` : 'somebody else';
}

/**
 * @param {string} text of a lock
 * @returns {{ pid: number, on: string, at: number } | undefined} undefined where it is none
 */
function holderIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

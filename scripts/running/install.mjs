import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { manifestOf, ROOT } from '../../packages/workspace/folders.mjs';
import { withLock } from '../../packages/workspace/lock.mjs';
import { capture, run } from '../../packages/workspace/processes.mjs';
import { tellWhile } from '../../packages/workspace/tell-while.mjs';

/** Fetched when the machine has no pnpm of this major version, which fits lockfile and settings. */
const { packageManager: PNPM = '' } = manifestOf(ROOT);
/** Milliseconds; a first installation takes minutes on a slow line. */
const PATIENCE = 10 * 60_000;
/** pnpm's record of what it has installed; a fresh clone has none. */
const RECORD = join(ROOT, 'node_modules', '.pnpm', 'lock.yaml');

/**
 * Command and first arguments that run pnpm on this machine.
 *
 * @returns {Promise<[command: string, ...args: string[]]>}
 */
export async function pnpmCommand() {
  const { code, output } = await capture('pnpm', ['--version'], { cwd: ROOT });
  const version = output.trim().split('\n').at(-1) ?? '';
  const [major] = PNPM.replace('pnpm@', '').split('.');
  if (code === 0 && version.startsWith(`${major}.`)) return ['pnpm'];
  return ['npx', '--yes', PNPM];
}

/**
 * Installs the locked dependencies. pnpm itself is asked whether anything is to be done, which takes it
 * half a second: it sees what an interrupted installation left out, or somebody removed.
 */
export async function ensureInstalled() {
  await withLock(join(ROOT, '.build'), install, PATIENCE, {
    what: 'installation',
    onWait: (holder) => console.log(`The installation is being done by ${holder}; waiting for it`),
  });
}

async function install() {
  const [command, ...args] = await tellWhile('Looking for pnpm', pnpmCommand);
  const words = [...args, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const quietly = async () =>
    (await capture(command, [...words, '--offline'], { cwd: ROOT })).code === 0;
  // Offline first: without a network a machine can still start what it has.
  if (existsSync(RECORD) && (await tellWhile('Looking at the installation', quietly))) return;
  await tellWhile('Installing', () => run(command, words, { cwd: ROOT }));
}

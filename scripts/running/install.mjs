import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { manifestOf, ROOT } from '../../packages/workspace/folders.mjs';
import { withLock } from '../../packages/workspace/lock.mjs';
import { capture, run } from '../../packages/workspace/processes.mjs';

/** Fetched when the machine has no pnpm of its major version, whose lockfile and settings we use. */
const { packageManager: PNPM = '' } = manifestOf(ROOT);
/** Milliseconds; a first installation takes minutes on a slow line. */
const PATIENCE = 10 * 60_000;
const STAMP = join(ROOT, 'node_modules', '.installed-lockfile');

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

/** Installs the locked dependencies, unless that was done since the lockfile last changed. */
export async function ensureInstalled() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .update(readFileSync(join(ROOT, 'pnpm-workspace.yaml')))
    .digest('hex');
  const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile;
  if (isInstalled()) return;
  const install = async () => {
    // Somebody who was waited for may have done it.
    if (isInstalled()) return;
    const [command, ...args] = await pnpmCommand();
    await run(command, [...args, 'install', '--frozen-lockfile'], { cwd: ROOT });
    writeFileSync(STAMP, lockfile);
  };
  await withLock(join(ROOT, '.build'), install, PATIENCE, {
    what: 'installation',
    onWait: (holder) => console.log(`The installation is being done by ${holder}; waiting for it`),
  });
}

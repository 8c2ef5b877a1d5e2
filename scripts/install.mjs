import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture, run } from './processes.mjs';
import { ROOT } from './workspace.mjs';

/** Fetched when the machine has no pnpm of this major version, whose lockfile and settings we use. */
const PNPM = '12.21.0';
const STAMP = join(ROOT, 'node_modules', '.installed-lockfile');

/** Command and first arguments that run pnpm on this machine. */
export async function pnpmCommand() {
  const { code, output } = await capture('pnpm', ['--version'], { cwd: ROOT });
  const major = PNPM.split('.')[0];
  if (code === 0 && output.trim().split('\n').at(-1).startsWith(`${major}.`)) return ['pnpm'];
  return ['npx', '--yes', `pnpm@${PNPM}`];
}

/** Installs the locked dependencies, unless that was done since the lockfile last changed. */
export async function ensureInstalled() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .update(readFileSync(join(ROOT, 'pnpm-workspace.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  const [command, ...args] = await pnpmCommand();
  await run(command, [...args, 'install', '--frozen-lockfile'], { cwd: ROOT });
  writeFileSync(STAMP, lockfile);
}

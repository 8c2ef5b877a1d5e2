import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

import { ROOT } from '@backoffice/workspace/folders.mjs';

import { fromHere } from './releases-folder';

/** Git's answer in a folder; undefined where git fails or says nothing. */
function git(cwd: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  return (status === 0 && stdout.trim()) || undefined;
}

/** Who releases: RELEASED_BY, else the name that git knows, else that of the machine's account. */
export const whoReleases = (): string | undefined =>
  process.env.RELEASED_BY || git(ROOT, 'config', 'user.name') || accountName();

/** Undefined where the account has no name, as in many containers. */
function accountName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/**
 * The commit of the repository in which a build lies, by default of this one, marked when there are
 * changes beyond it; undefined where it lies in none.
 */
export const commitOf = (from: string | undefined): string | undefined =>
  git(
    from === undefined ? ROOT : fromHere(from),
    ...['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
  );

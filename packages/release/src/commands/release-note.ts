import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { relative } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';

import { fromHere } from './releases-folder';

/** What git answers in the workspace; undefined where there is none. */
function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return (status === 0 && stdout.trim()) || undefined;
}

/** Who releases: RELEASED_BY, else the name that git knows, else that of the machine's account. */
export const whoReleases = (): string =>
  process.env.RELEASED_BY || git('config', 'user.name') || userInfo().username;

/**
 * The commit of the workspace, and whether it has changes beyond that; undefined for a build that lies
 * elsewhere.
 */
export function commitOf(from: string | undefined): string | undefined {
  const isElsewhere = from !== undefined && relative(ROOT, fromHere(from)).startsWith('..');
  return isElsewhere
    ? undefined
    : git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*');
}

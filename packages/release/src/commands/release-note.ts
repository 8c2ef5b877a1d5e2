import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { relative } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';

import { fromHere } from './releases-folder';

/** Git's answer in the workspace; undefined where git fails or says nothing. */
function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return (status === 0 && stdout.trim()) || undefined;
}

/** Who releases: RELEASED_BY, else the name that git knows, else that of the machine's account. */
export const whoReleases = (): string =>
  process.env.RELEASED_BY || git('config', 'user.name') || userInfo().username;

/**
 * The commit of the workspace, marked when there are changes beyond it; undefined for a build that
 * lies elsewhere.
 */
export function commitOf(from: string | undefined): string | undefined {
  const isElsewhere = from !== undefined && relative(ROOT, fromHere(from)).startsWith('..');
  return isElsewhere
    ? undefined
    : git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*');
}

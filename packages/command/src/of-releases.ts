import { join, resolve } from 'node:path';

import { asksForHelp } from '@backoffice/workspace/command-line.mjs';

import { build } from './build-area';
import { ownArea } from './own-repository';

/**
 * Runs a command of releases as it is in the product's repository. `release` builds the area of this
 * folder, and `rollback` takes that back, unless they are told another.
 */
export async function runOfReleases(
  command: 'release' | 'releases' | 'rollback',
  words: string[],
): Promise<void> {
  const help = words.some(asksForHelp);
  if (!help) {
    words = [...words, ...folderOf(words)];
    if (command !== 'releases') words = await wordsOf(command, words);
  }
  const file = join(import.meta.dirname, `${command}.mjs`);
  process.argv = [process.execPath, file, ...words];
  await import(file);
}

const has = (words: string[], flag: string) =>
  words.some((word) => word === flag || word.startsWith(`${flag}=`));

/** Where the releases are, unless the words say it: the installed commands have no folder of their own. */
function folderOf(words: string[]): string[] {
  const { RELEASES_DIR, DATA_DIR } = process.env;
  if (has(words, '--to')) return [];
  if (RELEASES_DIR) return ['--to', resolve(RELEASES_DIR)];
  if (DATA_DIR) return ['--to', resolve(DATA_DIR, 'releases')];
  throw new Error('Where are the releases? --to DIR, or RELEASES_DIR: the folder of the server.');
}

async function wordsOf(command: string, words: string[]): Promise<string[]> {
  const area = ownArea();
  const named = words[0] === area.name ? words : [area.name, ...words];
  const builds = !['--from', '--switch', '--promote', '--end'].some((flag) => has(words, flag));
  if (command !== 'release' || !builds) return named;
  const { folder, version } = await build(area);
  const ofBuild = has(words, '--version') ? [] : ['--version', version];
  return [...named, '--from', folder, ...ofBuild];
}

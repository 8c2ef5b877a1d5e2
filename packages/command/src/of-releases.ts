import { join } from 'node:path';

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
    expectFolder(words);
    if (command !== 'releases') words = await wordsOf(command, words);
  }
  const file = join(import.meta.dirname, `${command}.mjs`);
  process.argv = [process.execPath, file, ...words];
  await import(file);
}

const has = (words: string[], flag: string) =>
  words.some((word) => word === flag || word.startsWith(`${flag}=`));

function expectFolder(words: string[]): void {
  if (has(words, '--to') || process.env.RELEASES_DIR || process.env.DATA_DIR) return;
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

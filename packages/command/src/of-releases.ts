import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { asksForHelp } from '@backoffice/workspace/command-line.mjs';

import { build } from './build-area';
import { ownArea, type OwnArea } from './own-repository';

/**
 * Runs a command of releases as it is in the product's repository. Without a name it means the area
 * of this folder; `release` builds that first, unless it is told what to release.
 */
export async function runOfReleases(
  command: 'release' | 'releases' | 'rollback',
  words: string[],
): Promise<void> {
  if (!words.some(asksForHelp)) {
    words = [...words, ...folderOf(words)];
    words = command === 'releases' ? withServer(words) : await withArea(command, words);
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

/** A link to a preview leads to the installation of this repository. */
function withServer(words: string[]): string[] {
  if (words[0] !== 'preview-link' || has(words, '--server') || !existsSync('area.json'))
    return words;
  const { server } = ownArea().manifest.backoffice ?? {};
  return server ? [...words, '--server', server] : words;
}

async function withArea(command: string, words: string[]): Promise<string[]> {
  const [first = ''] = words;
  const isNamed = first !== '' && !first.startsWith('-');
  // Whoever names what to do without building needs no repository: a CI that has only `dist`.
  const builds =
    command === 'release' &&
    !['--from', '--switch', '--promote', '--end'].some((flag) => has(words, flag));
  if (isNamed && !builds) return words;
  const area = ownArea();
  if (isNamed && first !== area.name) {
    throw new Error(
      `This folder has ${area.name}, not ${first}. A finished build comes by --from.`,
    );
  }
  const named = isNamed ? words : [area.name, ...words];
  return builds ? await withBuild(area, named) : named;
}

async function withBuild(area: OwnArea, words: string[]): Promise<string[]> {
  const { folder, version } = await build(area);
  const ofBuild = has(words, '--version') ? [] : ['--version', version];
  return [...words, '--from', folder, ...ofBuild];
}

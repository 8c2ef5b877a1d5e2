#!/usr/bin/env node
import { asksForHelp, runCommand, UsageError } from '@backoffice/workspace/command-line.mjs';

import { buildArea } from './build-area';
import { develop } from './develop';
import { newArea } from './new-area';
import { runOfReleases } from './of-releases';
import { testArea } from './test-area';
import { updatePackages } from './update';

const USAGE = `npx <address of an installation>/packages/backoffice.tgz new-area <name>
  makes a repository for an area in this folder

In that repository:
npx backoffice dev [--against URL]     the area from source in the shell of the installation
npx backoffice test [FILE…]            its tests
npx backoffice build                   checks its types, and builds it into dist
npx backoffice release [--to DIR] …    builds it, and serves it from the releases' folder
npx backoffice releases | rollback     what is served, and the way back
npx backoffice update [--against URL]  the packages of the host that is served now`;

const COMMANDS: Record<string, (words: string[]) => Promise<void>> = {
  'new-area': newArea,
  dev: develop,
  test: testArea,
  build: buildArea,
  release: (words) => runOfReleases('release', words),
  releases: (words) => runOfReleases('releases', words),
  rollback: (words) => runOfReleases('rollback', words),
  update: updatePackages,
};

runCommand(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (asksForHelp(name)) return console.log(USAGE);
  if (!command) throw new UsageError(USAGE);
  // The commands read their own words as every other program does.
  process.argv = [...process.argv.slice(0, 2), ...words];
  await command(words);
});

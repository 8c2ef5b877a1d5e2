#!/usr/bin/env node
import { asksForHelp, runCommand } from '@backoffice/workspace/command-line.mjs';

import { buildArea } from './build-area';
import { develop } from './develop';
import { newArea } from './new-area';
import { runOfReleases } from './of-releases';
import { runServed } from './served-command';
import { testArea } from './test-area';
import { updatePackages } from './update';

const USAGE = `npx <address of an installation>/packages/backoffice.tgz new-area <name>
  makes a repository for an area in this folder

In that repository:
npm run dev                      the area from source in the shell of the installation
npm test                         its tests
npm run build                    checks its types, and builds it into dist
npm run release -- --to DIR      builds it, and serves it from the releases' folder
npm run releases -- --to DIR     what is served
npm run rollback -- --to DIR     the release before
npm run update                   the packages of the host that is served now
What each takes: npm run release -- --help

Where there is only a build:
npx <address of an installation>/packages/backoffice.tgz release <name> --from DIR --version V --to DIR`;

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
  if (!command) throw new Error(name ? `There is no command ${name}.\n\n${USAGE}` : USAGE);
  if (await runServed([name, ...words])) return;
  // The commands read their own words as every other program does.
  process.argv = [...process.argv.slice(0, 2), ...words];
  await command(words);
});

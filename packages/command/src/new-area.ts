import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readWords } from '@backoffice/workspace/command-line.mjs';
import { run } from '@backoffice/workspace/processes.mjs';

import { areaFiles } from './area-files';
import { installationAt } from './installation';
import { LABEL_FLAGS, labelsOf } from './labels';
import { checkAreaName, lastOrder } from './names';
import { ownFiles } from './own-files';
import { ownAddress } from './served-command';

const USAGE = `npx <address>/packages/backoffice.tgz new-area <name> [--label-en TEXT] [--label-sq TEXT] [--label-tr TEXT] [--label-ar TEXT] [--against URL]
  --label-en, …  its name for people in each language; a terminal asks for those that are missing
  --against      the installation; by default the one that this command comes from`;

/** Makes a repository for an area in the empty working folder, and installs what it needs. */
export async function newArea(): Promise<void> {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 1,
    options: { ...LABEL_FLAGS, against: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new Error(USAGE);
  const folder = process.cwd();
  expectEmpty(folder);
  const installation = await installationAt(values.against ?? ownAddress() ?? unknownAddress());
  checkAreaName(name, installation.routes);
  const { label, missing } = await labelsOf(name, values);
  const files = {
    ...areaFiles({ name, label, order: lastOrder(installation.routes) }),
    ...ownFiles(name, label.en, installation),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  console.log(`${name} is written, for host ${installation.host} of ${installation.server}.`);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  if (missing.length > 0) {
    console.log(`Not translated yet: ${missing.join(', ')}, in area.json and src/locales.`);
  }
  console.log('Develop it with  npm run dev');
}

function expectEmpty(folder: string): void {
  const files = readdirSync(folder).filter((file) => file !== '.git');
  if (files.length === 0) return;
  throw new Error(`${folder} is not empty. Make a folder for the area and go there.`);
}

const unknownAddress = () => {
  throw new Error(`Which installation? --against https://shop.example\n\n${USAGE}`);
};

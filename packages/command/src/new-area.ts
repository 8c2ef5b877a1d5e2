import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { readWords, UsageError } from '@backoffice/workspace/command-line.mjs';
import { run } from '@backoffice/workspace/processes.mjs';

import { areaFiles } from './area-files';
import { installationAt } from './installation';
import { LABEL_FLAGS, labelsOf } from './labels';
import { checkAreaName, lastOrder } from './names';
import { ownFiles } from './own-files';

const USAGE = `npx <address>/packages/backoffice.tgz new-area <name> [--label-en TEXT] [--label-sq TEXT] [--label-tr TEXT] [--label-ar TEXT] [--against URL]
  --label-en, …  its name for people in each language; a terminal asks for those that are missing
  --against      the installation; by default the one that this command comes from`;

const COMMAND = '@backoffice/command';

/** Makes a repository for an area in the empty working folder, and installs what it needs. */
export async function newArea(): Promise<void> {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 1,
    options: { ...LABEL_FLAGS, against: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new UsageError(USAGE);
  const folder = process.cwd();
  expectEmpty(folder);
  const own = ownAddress();
  const installation = await installationAt(values.against ?? own ?? unknownAddress());
  const current = installation.packages[COMMAND] ?? '';
  if (own && basename(own) !== basename(current)) {
    // npx keeps what it got once from an address: this may be the command of an earlier host.
    const words = ['--yes', current, 'new-area', ...process.argv.slice(2)];
    return run('npx', words, { cwd: folder }).catch(() => {
      // It has said what was wrong.
      process.exitCode = 1;
    });
  }
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
  throw new UsageError(`Which installation? --against https://shop.example\n\n${USAGE}`);
};

/** Where npx got this command from: npm writes it beside what it installed. */
function ownAddress(): string | undefined {
  try {
    const installed = join(import.meta.dirname, '../../../.package-lock.json');
    const { packages } = JSON.parse(readFileSync(installed, 'utf8')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const address = packages[`node_modules/${COMMAND}`]?.resolved;
    return address && /^https?:/.test(address) ? address : undefined;
  } catch {
    // Installed in another way: it has to be told.
    return undefined;
  }
}

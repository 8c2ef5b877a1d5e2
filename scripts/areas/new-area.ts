import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { LANGUAGES, type Area } from '@backoffice/contracts';

import { readJson } from '../../packages/build/read-json.mjs';
import { readWords, runCommand, UsageError } from '../../packages/workspace/command-line.mjs';
import { areaNames, ROOT } from '../../packages/workspace/folders.mjs';
import { run } from '../../packages/workspace/processes.mjs';
import { pnpmCommand } from '../running/install.mjs';
import { areaFiles } from './area-files';
import { askForLabels, checkLabels, completeLabels } from './labels';

const USAGE = `pnpm new-area <name> [--label-en TEXT] [--label-sq TEXT] [--label-tr TEXT] [--label-ar TEXT] [--into DIR]
  --label-en, …  its name for people in each language; a terminal asks for those that are missing`;
const REMOTES = join(ROOT, 'remotes');

const routes = () =>
  areaNames().flatMap((name) => (readJson(join(REMOTES, name, 'area.json')) as Area).routes);

/** Throws, before a file is written, for a name that is wrong or taken. */
function check(name: string, directory: string): void {
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error('A name: lower-case letters and digits');
  if (existsSync(directory)) throw new Error(`${directory} exists already`);
  const isTaken = routes().some(({ path }) => path.toLowerCase() === `/${name}`);
  if (isTaken || name === 'login' || name === 'host') throw new Error(`/${name} is taken`);
}

/** The area's names from the flags; on a terminal it asks for those that are missing. */
async function labelsOf(name: string, flags: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    LANGUAGES.map((language) => [language, flags[`label-${language}`]]),
  );
  checkLabels(given);
  const suggested = name.charAt(0).toUpperCase() + name.slice(1);
  const labels = process.stdin.isTTY ? await askForLabels(given, suggested) : given;
  checkLabels(labels);
  return completeLabels(labels, suggested);
}

/** `pnpm new-area <name>`: a remote with one page, which builds, tests and can be released. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 1,
    options: {
      'label-en': { type: 'string' },
      'label-sq': { type: 'string' },
      'label-tr': { type: 'string' },
      'label-ar': { type: 'string' },
      into: { type: 'string' },
    },
  });
  const [name] = positionals;
  if (!name) throw new UsageError(USAGE);
  const parent = values.into ? resolve(process.env.INIT_CWD ?? '.', values.into) : REMOTES;
  const directory = join(parent, name);
  check(name, directory);

  const { label, missing } = await labelsOf(name, values);
  const order = Math.max(0, ...routes().map((route) => route.order)) + 10;
  for (const [file, text] of Object.entries(areaFiles({ name, label, order }))) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  console.log(`${directory} is written.`);
  if (missing.length > 0) {
    const places = `area.json and src/locales of ${directory}`;
    console.log(
      `Its name is not translated yet: ${missing.join(', ')}. npm test says so until ${places} are.`,
    );
  }
  if (parent !== REMOTES) return;

  const [pnpm, ...args] = await pnpmCommand();
  // Where CI is set pnpm would refuse to change the lockfile.
  await run(pnpm, [...args, 'install', '--no-frozen-lockfile'], { cwd: ROOT });
  console.log(`Develop it with  pnpm dev ${name}\nRelease it with  pnpm release ${name}`);
});

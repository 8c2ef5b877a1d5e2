import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';

import type { Area } from '@backoffice/contracts';

import { readJson } from '../../packages/build/read-json.mjs';
import {
  linkUsers,
  readRegistry,
  releasesFolder,
  textOfUsers,
} from '../../packages/release/src/index.ts';
import { readWords, runCommand } from '../../packages/workspace/command-line.mjs';
import { filesBelow } from '../../packages/workspace/files.mjs';
import { areaNames, ROOT } from '../../packages/workspace/folders.mjs';
import { capture, run } from '../../packages/workspace/processes.mjs';
import { pnpmCommand } from '../running/install.mjs';

const USAGE = `pnpm remove-area <name> [--yes] [--from DIR] [--to DIR]
  --yes   without asking
  --from  where its folder lies, when not in remotes
  --to    the releases' folder where it must not be served any more; by default RELEASES_DIR or
          the one in DATA_DIR`;
const REMOTES = join(ROOT, 'remotes');

const readAs = <T>(...path: string[]) => readJson(join(...path)) as T;

/** Throws, before a file is removed, unless the area exists, is unused and isn't served. */
async function check(name: string, directory: string, releases: string): Promise<void> {
  if (!existsSync(join(directory, 'area.json'))) {
    throw new Error(`There is no area ${name}. There are ${areaNames().join(', ')}.`);
  }
  const others = areaNames().map((other) => readAs<Area>(REMOTES, other, 'area.json'));
  const host = { name: 'the host', usesLinks: readAs<string[]>(ROOT, 'host', 'uses-links.json') };
  const users = linkUsers(readAs<Area>(directory, 'area.json'), [host, ...others]);
  if (users.length > 0) throw new Error(textOfUsers(name, users));
  const served = (await readRegistry(releases)).areas[name];
  if (!served) return;
  throw new Error(
    `${name} is still deployed: ${served.release} is served from ${releases}. Take it out first: pnpm releases withdraw ${name}`,
  );
}

/** Says how many files would go, and how many of them are not committed and so would be lost. */
async function describe(directory: string): Promise<string> {
  const own = (path: string) => !/(^|\/)(node_modules|dist|\.build)(\/|$)/.test(path);
  const files = filesBelow(directory).filter(own);
  const words = ['status', '--porcelain', '--untracked-files=all', '--', directory];
  const { code, output } = await capture('git', words, { cwd: ROOT });
  const changed = output.split('\n').filter(Boolean).length;
  const lost = code === 0 && changed > 0 ? `, ${changed} of them not committed` : '';
  return `${directory} with ${files.length} files${lost}`;
}

async function confirm(what: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`--yes would remove ${what}. Nothing was removed.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove ${what}? (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** `pnpm remove-area <name>`: takes an area out of the workspace that nobody serves or leads to. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 1,
    options: { yes: { type: 'boolean' }, from: { type: 'string' }, to: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new Error(USAGE);
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error('A name: lower-case letters and digits');
  const parent = values.from ? resolve(process.env.INIT_CWD ?? '.', values.from) : REMOTES;
  const directory = join(parent, name);
  await check(name, directory, releasesFolder(values.to));

  if (!values.yes && !(await confirm(await describe(directory)))) {
    console.log('Nothing was removed.');
    return;
  }
  await rm(directory, { recursive: true });
  console.log(`${directory} is removed.`);
  if (parent !== REMOTES) return;
  const [pnpm, ...args] = await pnpmCommand();
  // Where CI is set pnpm would refuse to change the lockfile.
  await run(pnpm, [...args, 'install', '--no-frozen-lockfile'], { cwd: ROOT });
});

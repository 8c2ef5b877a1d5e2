import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';

import { startTogether, tellStart } from '../../packages/release/src/index.ts';
import { asksForHelp } from '../../packages/workspace/command-line.mjs';

const USAGE = `backoffice [start]    serves everything
backoffice ready      whether the server on this machine is ready, and its alarms; --wait while it starts
backoffice company | user | backup | check-backup | restore
backoffice releases | rollback
backoffice release <area|host> --from DIR --version V

Settings come from the environment: packages/server/README.md lists them. With them in a file:
  node --env-file=FILE backoffice.mjs`;

const MANAGED = ['company', 'user', 'backup', 'check-backup', 'restore'];
const OF_RELEASES = ['release', 'releases', 'rollback'];

const { env } = process;
/** The programs lie beside this one, two folders down in what was packed. */
const ARTIFACT = resolve(import.meta.dirname, '..', '..');
const [command = 'start', ...words] = process.argv.slice(2);

/** Runs another program of the folder in this process, as if it had been called. */
function run(program: string, args: string[]): Promise<unknown> {
  const file = join(import.meta.dirname, `${program}.mjs`);
  process.argv = [process.execPath, file, ...args];
  return import(file);
}

/** Puts the folder's front end in place, as `npm start` does with builds of the workspace. */
async function start(): Promise<void> {
  const frontEnd = join(ARTIFACT, 'front-end');
  const versions = JSON.parse(readFileSync(join(frontEnd, 'versions.json'), 'utf8')) as object;
  const builds = Object.entries(versions).map(([name, version]: [string, string]) => ({
    name,
    version,
    folder: join(frontEnd, name),
  }));
  for (const line of tellStart(await startTogether(String(env.RELEASES_DIR), builds)))
    console.warn(line);
  await run('server', []);
}

/** Milliseconds: a first start migrates, and makes six years of demo data where it is told to. */
const LONGEST_START = 300_000;
const LOOK_EVERY = 500;

/** What the server on this machine says of itself; undefined where none listens. */
async function askServer() {
  const host = /^(0\.0\.0\.0|::)?$/.test(env.HOST ?? '') ? '127.0.0.1' : env.HOST;
  const answer = await fetch(`http://${host}:${env.PORT ?? 3000}/readyz`).catch(() => undefined);
  if (!answer) return undefined;
  const { data, alarms = [] } = (await answer.json()) as { data?: string; alarms?: string[] };
  return { isReady: answer.ok, lines: [data ?? answer.statusText, ...alarms] };
}

/** For a container's health check, and for people who wait for a start. */
async function tellWhetherReady(patience: number): Promise<void> {
  const end = performance.now() + patience;
  let said = await askServer();
  while (!said?.isReady && performance.now() < end) {
    await pauseFor(LOOK_EVERY);
    said = await askServer();
  }
  process.stdout.write(`${(said?.lines ?? ['no server']).join('\n')}\n`);
  process.exitCode = said?.isReady ? 0 : 1;
}

async function main(): Promise<unknown> {
  process.setSourceMapsEnabled(true);
  env.DATA_DIR = resolve(env.DATA_DIR ?? '.data');
  env.RELEASES_DIR = resolve(env.RELEASES_DIR ?? join(env.DATA_DIR, 'releases'));
  const isHelp = [command, ...words].some(asksForHelp);
  const hasOwnHelp = [...MANAGED, ...OF_RELEASES].includes(command);
  if (isHelp && !hasOwnHelp) return console.log(USAGE);
  if (command === 'start' && words.length === 0) return start();
  if (command === 'ready' && /^(--wait)?$/.test(words.join(' ')))
    return tellWhetherReady(words.length > 0 ? LONGEST_START : 0);
  if (MANAGED.includes(command)) return run('manage', [command, ...words]);
  if (!OF_RELEASES.includes(command)) throw new Error(USAGE);
  const isBuiltElsewhere = words.some((word) => /^--from(=|$)/.test(word));
  if (command === 'release' && !isBuiltElsewhere && !isHelp)
    throw new Error(`Name a build.\n\n${USAGE}`);
  return run(command, words);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from '../../../packages/workspace/folders.mjs';

/** Folders that an installation, a build or a server left, and git's history: not copied. */
const LEFT = /^(node_modules|dist|dist-server|\.git|\.build.*|\.data|\.cache)$/;
const AREA = 'sales';
const READY = 'Back office  http';

export interface Start {
  /** Until the server says that it is ready. */
  seconds: number;
  built: string[];
}

/** `npm start` of a copy of the repository, with data of its own; stopped once it is ready. */
async function startOnce(root: string, before: (step: () => unknown) => void): Promise<Start> {
  const started = performance.now();
  const { DATABASE_URL: _, RELEASES_DIR: __, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, PORT: '0', DATA_DIR: '.data' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Not `exit`: the server holds the pipe, too, and must have ended as well.
  const ended = once(child, 'close');
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  before(stop);
  const built: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    built.push(...(/^Built (\S+)/.exec(line)?.slice(1) ?? []));
    if (!line.includes(READY)) continue;
    const seconds = (performance.now() - started) / 1_000;
    await stop();
    return { seconds, built };
  }
  throw new Error('npm start ended before it was ready');
}

/**
 * Seconds of `npm start` after one area was edited, in a copy of the repository that was built and
 * started before: nobody's files change.
 */
export async function timeStarts(
  folder: string,
  rounds: number,
  before: (step: () => unknown) => void,
): Promise<number[]> {
  const copy = join(folder, 'copy');
  await cp(ROOT, copy, { recursive: true, filter: (path) => !LEFT.test(basename(path)) });
  console.error('npm start: the first, which installs and builds everything');
  await startOnce(copy, before);

  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.error(`npm start: ${round + 1} of ${rounds}`);
    // The exposed module keeps all of its exports in a build, so this changes the built code.
    await appendFile(
      join(copy, 'remotes', AREA, 'src', 'area.tsx'),
      `export const edit${round} = true;\n`,
    );
    const start = await startOnce(copy, before);
    if (start.built.join() !== AREA) throw new Error(`Built was not ${AREA}: ${start.built}`);
    seconds.push(start.seconds);
  }
  return seconds;
}

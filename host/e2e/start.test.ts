import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { inFirefox } from './harness/firefox/adapt';
import { end } from './harness/setup/processes';
import { surroundings } from './harness/surroundings';
import { expect, test } from './harness/test';

test.skip(inFirefox(), 'opens no browser');

const ROOT = resolve(import.meta.dirname, '../..');
const running: ChildProcess[] = [];
test.afterEach(() => Promise.all(running.splice(0).map((child) => end(child, 'SIGTERM'))));

interface Started {
  npm: ChildProcess;
  url: string;
  dataDirectory: string;
}

/** `npm start` on an empty folder. */
async function npmStart(): Promise<Started> {
  const { folder } = surroundings();
  const dataDirectory = await mkdtemp(join(folder, 'start-'));
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...environment,
      DATA_DIR: dataDirectory,
      RELEASES_DIR: join(dataDirectory, 'releases'),
      PORT: '0',
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(npm);
  for await (const line of createInterface(npm.stdout)) {
    const url = /Back office +(\S+)/.exec(line)?.[1];
    if (url) return { npm, url, dataDirectory };
  }
  throw new Error('npm start ended before it served');
}

/** Waits until the server has ended in order: nobody answers, and its lock is given back. */
async function serverEnded({ url, dataDirectory }: Started): Promise<boolean> {
  const answers = () => fetch(`${url}/healthz`).then(Boolean, () => false);
  const isLocked = async () => (await readdir(dataDirectory)).includes('server.lock');
  while ((await answers()) || (await isLocked())) {
    await new Promise((settle) => setTimeout(settle, 100));
  }
  return true;
}

test('ending npm start ends the server too, in order', async () => {
  const started = await npmStart();
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  await end(started.npm, 'SIGTERM');
  expect(await serverEnded(started)).toBe(true);
});

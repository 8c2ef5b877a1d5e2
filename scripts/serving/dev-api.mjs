import { watch } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { tellWhile } from '../../packages/workspace/tell-while.mjs';
import { startServer } from './server.mjs';

const WATCHED = ['server/src', 'server/migrations', 'contracts/src'];
/** Milliseconds to wait after a change: editors write a file in several steps. */
const SETTLED = 150;

/**
 * Runs the API and starts it again when its sources change.
 *
 * @param {Record<string, string>} environment
 * @returns {Promise<{ url: string, stop: () => void }>} once it listens for the first time
 */
export async function startDevApi(environment) {
  let current = startServer(environment);
  const url = await tellWhile('Opening the database', () => current.listening);
  const { port } = new URL(url);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let restarted = Promise.resolve();

  async function restart() {
    await end(current.child);
    try {
      current = startServer({ ...environment, PORT: port });
      await current.listening;
      console.log('The API was started again');
    } catch (error) {
      console.error(`${/** @type {Error} */ (error).message}; waiting for the next change`);
    }
  }

  for (const folder of WATCHED) {
    watch(join(ROOT, 'packages', folder), { recursive: true }, (_, file) => {
      if (/\.test\.ts$/.test(file ?? '')) return;
      clearTimeout(timer);
      // One after the other: two servers can't have the same port and data.
      timer = setTimeout(() => (restarted = restarted.then(restart)), SETTLED);
    });
  }
  return { url, stop: () => current.child.kill('SIGTERM') };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<unknown>}
 */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { serverBundle } from './server-bundle.mjs';

const SERVER = join(ROOT, 'packages', 'server');

/** Arguments for Node that let it run TypeScript. */
export function loaderArguments() {
  const tsx = createRequire(join(SERVER, 'package.json')).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href];
}

/**
 * Arguments for Node that run the server, or its command-line tools, from the current sources.
 *
 * @param {'server' | 'manage'} program
 */
export const serverArguments = (program = 'server') => [
  '--enable-source-maps',
  serverBundle(program),
];

/** @import { ChildProcess } from 'node:child_process' */

/**
 * Starts the server; its log goes to this terminal.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {{ child: ChildProcess, listening: Promise<string> }} the process, and a promise of the URL where
 *   it listens; it rejects when the server ends
 */
export function startServer(environment) {
  const child = spawn(process.execPath, serverArguments(), {
    cwd: ROOT,
    // By the channel the server notices when this process ends, in whatever way, and ends too.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  const listening = new Promise((resolve, reject) => {
    createInterface({ input: /** @type {NodeJS.ReadableStream} */ (child.stdout) }).on(
      'line',
      (line) => {
        const url = listeningUrl(line);
        if (url) resolve(url);
        else console.log(line);
      },
    );
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { child, listening };
}

/**
 * @param {string} line of the server
 * @returns {string | undefined}
 */
function listeningUrl(line) {
  try {
    return JSON.parse(line).listening;
  } catch {
    return undefined;
  }
}

import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/**
 * Runs a command on this terminal. Rejects when it fails, with what was run.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/**
 * Runs a command and resolves with its exit code and everything that it wrote.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<SpawnOptions, 'stdio'>} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Does `work` for every item, at most `limit` at a time; rejects with the first failure.
 *
 * @template Item
 * @param {Item[]} items
 * @param {number} limit
 * @param {(item: Item) => Promise<unknown>} work
 */
export async function inParallel(items, limit, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

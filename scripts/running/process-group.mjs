import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { secondsIn, timed } from './processor-time.mjs';

/**
 * Runs Node with all that it starts as one process group. Where it is stopped, nothing of the group
 * is left: a server that lived on would write into folders that are being removed.
 *
 * @param {string[]} command
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv, signal: AbortSignal, onLine: (line: string) => void }} options
 * @returns {Promise<{ code: number, processorSeconds?: number }>}
 */
export function runGroup(command, { signal, onLine, ...options }) {
  const child = spawn(...timed(process.execPath, command), {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let times = '';
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', onLine);
  }
  child.stdio[3]?.on('data', (chunk) => (times += chunk));
  return new Promise((resolve) => {
    signal.addEventListener('abort', async () => {
      await endGroup(child);
      resolve({ code: 1 });
    });
    child.on('error', (error) => {
      onLine(String(error));
      resolve({ code: 1 });
    });
    child.on('close', (code) => {
      if (signal.aborted) return;
      resolve({ code: code ?? 1, processorSeconds: secondsIn(times) });
    });
  });
}

/** Milliseconds to end by itself. */
const GRACE = 10_000;

/** @param {import('node:child_process').ChildProcess} child */
async function endGroup(child) {
  /** @param {NodeJS.Signals | 0} how 0 only asks whether somebody is there */
  const tell = (how) => {
    try {
      return child.pid ? process.kill(-child.pid, how) : false;
    } catch {
      return false;
    }
  };
  tell('SIGTERM');
  const patience = Date.now() + GRACE;
  while (tell(0) && Date.now() < patience) await pause(50);
  tell('SIGKILL');
}

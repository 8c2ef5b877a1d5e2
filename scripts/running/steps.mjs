import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { secondsIn, timed } from './processor-time.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command what Node runs
 * @property {string} [cwd]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [after] names of the steps that must have succeeded before
 */

/**
 * How a step ended.
 *
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} succeeded
 * @property {number} seconds
 * @property {number} [processorSeconds]
 */

/**
 * Runs steps, so many at a time, in their order as far as their needs allow. Tells of each when it
 * ends, with its whole output if it failed. Once it is interrupted it ends what runs and starts
 * nothing more.
 *
 * @param {Step[]} steps
 * @param {number} atATime
 * @param {AbortSignal} [interrupted]
 * @returns {Promise<Outcome[]>} of all, in the order in which they ended
 */
export async function runSteps(steps, atATime, interrupted = new AbortController().signal) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const waiting = new Set(steps);
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {(step: Step, outcome: boolean) => string[]} */
  const neededThatEnded = ({ after = [] }, outcome) =>
    after.filter((name) => outcomes.get(name)?.succeeded === outcome);

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const failed = neededThatEnded(step, false);
      if (failed.length === 0 && !interrupted.aborted) continue;
      waiting.delete(step);
      outcomes.set(step.name, { name: step.name, succeeded: false, seconds: 0 });
      const reason = interrupted.aborted ? 'interrupted' : `${failed.join(' and ')} failed`;
      console.log(`✗ ${step.name}: not run, ${reason}`);
    }
    for (const step of waiting) {
      const isReady = neededThatEnded(step, true).length === (step.after ?? []).length;
      if (!isReady || running.size >= atATime) continue;
      waiting.delete(step);
      const done = runStep(step, interrupted).then((outcome) => {
        outcomes.set(step.name, outcome);
        running.delete(done);
      });
      running.add(done);
    }
    if (running.size > 0) await Promise.race(running);
  }
  return [...outcomes.values()];
}

/** Aborted when somebody ends this process; a second time ends it at once. */
export function interruption() {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => stopping.abort());
  }
  return stopping.signal;
}

/** Milliseconds; what takes longer hangs. */
const TIME_LIMIT = 40 * 60_000;
/** Milliseconds to end by itself. */
const GRACE = 10_000;

/**
 * @param {Step} step
 * @param {AbortSignal} interrupted
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, command, cwd, environment }, interrupted) {
  const started = performance.now();
  console.log(`… ${name}`);
  const { code, output, processorSeconds } = await captureGroup(command, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
    signal: AbortSignal.any([interrupted, AbortSignal.timeout(TIME_LIMIT)]),
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, succeeded: code === 0, seconds, processorSeconds };
}

/**
 * Runs Node with all that it starts as one process group. Where it is stopped, nothing of the group
 * is left: a server that lived on would write into folders that are being removed.
 *
 * @param {string[]} command
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 * @returns {Promise<{ code: number, output: string, processorSeconds?: number }>}
 */
function captureGroup(command, { signal, ...options }) {
  const child = spawn(...timed(process.execPath, command), {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: HAS_GROUPS,
  });
  let output = '';
  let times = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  child.stdio[3]?.on('data', (chunk) => (times += chunk));
  return new Promise((resolve) => {
    signal.addEventListener('abort', async () => {
      await endGroup(child);
      resolve({ code: 1, output });
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      if (signal.aborted) return;
      resolve({ code: code ?? 1, output, processorSeconds: secondsIn(times) });
    });
  });
}

const HAS_GROUPS = process.platform !== 'win32';

/** @param {import('node:child_process').ChildProcess} child */
async function endGroup(child) {
  /** @param {NodeJS.Signals | 0} how 0 only asks whether somebody is there */
  const tell = (how) => {
    try {
      return HAS_GROUPS && child.pid ? process.kill(-child.pid, how) : child.kill(how);
    } catch {
      return false;
    }
  };
  tell('SIGTERM');
  const patience = Date.now() + GRACE;
  while (tell(0) && Date.now() < patience) await pause(50);
  tell('SIGKILL');
}

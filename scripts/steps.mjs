import { capture } from '../packages/workspace/processes.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command what Node runs
 * @property {string} [cwd]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [after] names of the steps that must have succeeded before
 */

/**
 * Runs steps, so many at a time, in their order as far as their needs allow. Tells of each when it
 * ends, with its whole output if it failed.
 *
 * @param {Step[]} steps
 * @param {number} atATime
 * @returns {Promise<string[]>} the names of those that failed or could not be run
 */
export async function runSteps(steps, atATime) {
  /** @type {Map<string, boolean>} */
  const outcomes = new Map();
  const waiting = new Set(steps);
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {(step: Step, outcome: boolean) => string[]} */
  const neededThatEnded = ({ after = [] }, outcome) =>
    after.filter((name) => outcomes.get(name) === outcome);

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (neededThatEnded(step, false).length === 0) continue;
      waiting.delete(step);
      outcomes.set(step.name, false);
      console.log(`✗ ${step.name}: not run, ${step.after?.join(' and ')} failed`);
    }
    for (const step of waiting) {
      const isReady = neededThatEnded(step, true).length === (step.after ?? []).length;
      if (!isReady || running.size >= atATime) continue;
      waiting.delete(step);
      const done = runStep(step).then((succeeded) => {
        outcomes.set(step.name, succeeded);
        running.delete(done);
      });
      running.add(done);
    }
    if (running.size > 0) await Promise.race(running);
  }
  return [...outcomes].filter(([, succeeded]) => !succeeded).map(([name]) => name);
}

/** Milliseconds; what takes longer hangs. */
const TIME_LIMIT = 40 * 60_000;

/** @param {Step} step */
async function runStep({ name, command, cwd, environment }) {
  const started = performance.now();
  console.log(`… ${name}`);
  const { code, output } = await capture(process.execPath, command, {
    cwd,
    timeout: TIME_LIMIT,
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code === 0;
}

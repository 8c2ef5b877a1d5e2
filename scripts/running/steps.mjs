import { runGroup } from './process-group.mjs';
import { beginStatus } from './status.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command arguments for Node
 * @property {string} [cwd]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [after] names of the steps that must have succeeded before
 * @property {boolean} [runsTests] its reporter tells what ended, see `progress.cjs`
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
 * Runs steps, `atATime` at once, in their order as far as their needs allow. Tells of each when it
 * begins and ends, of its tests as they fail, and every ten seconds how far it is; the whole output of
 * a step without tests if it failed. Once it is interrupted it ends what runs and starts nothing more.
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
  const status = beginStatus();
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
      const done = runStep(step, { status, interrupted }).then((outcome) => {
        outcomes.set(step.name, outcome);
        running.delete(done);
      });
      running.add(done);
    }
    if (running.size > 0) await Promise.race(running);
  }
  status.end();
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

/**
 * Minutes without the end of a test: then a step counts as stuck, even on a slow machine. All rounds
 * of a race are one test.
 */
const standstill = () => (process.env.ROUNDS === 'full' ? 60 : 15);

/**
 * @param {Step} step
 * @param {{ status: import('./status.mjs').Status, interrupted: AbortSignal }} run
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, command, cwd, environment, runsTests }, { status, interrupted }) {
  const started = performance.now();
  const stuck = new AbortController();
  const patience = setTimeout(() => stuck.abort(), standstill() * 60_000);
  if (!runsTests) clearTimeout(patience);
  const told = status.begin(name);
  /** @type {string[]} */
  const output = [];
  const { code, processorSeconds } = await runGroup(command, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
    signal: AbortSignal.any([interrupted, stuck.signal]),
    onLine(line) {
      if (told.heed(line)) patience.refresh();
      else if (runsTests) console.log(line);
      else output.push(line);
    },
  });
  clearTimeout(patience);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) console.log(`\n${output.join('\n').trimEnd()}\n`);
  if (stuck.signal.aborted) console.log(`No test of "${name}" ended for ${standstill()} minutes`);
  told.end(code === 0);
  return { name, succeeded: code === 0, seconds, processorSeconds };
}

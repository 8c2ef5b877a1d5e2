import { resultsFile } from './results.mjs';
import { runSteps } from './steps.mjs';

/** Files of one step; where more fail it is no accident. */
const FEW = 4;

/**
 * A step, and how some of its files run with nothing beside them.
 *
 * @typedef {import('./steps.mjs').Step & {
 *   alone?: (files: string[]) => import('./steps.mjs').Step,
 * }} TestStep
 */

/**
 * Tries alone what failed while five things shared two cores: what fails once more is broken, what
 * passes was late.
 *
 * @param {TestStep[]} steps
 * @param {import('./results.mjs').Failure[]} failures
 * @param {AbortSignal} [interrupted]
 * @returns {Promise<string[]>} the steps of which all that had failed passed
 */
export async function tryAlone(steps, failures, interrupted) {
  const tries = steps.flatMap(({ name, alone }) => {
    const files = filesOf(name, failures);
    const isFew = files.length > 0 && files.length <= FEW;
    return alone && isFew ? [{ name, step: alone(files) }] : [];
  });
  const outcomes = await runSteps(
    tries.map(({ step }) => step),
    1,
    interrupted,
  );
  const passed = outcomes.filter(({ succeeded }) => succeeded).map(({ name }) => name);
  return tries.filter(({ step }) => passed.includes(step.name)).map(({ name }) => name);
}

/**
 * @param {string} step
 * @param {import('./results.mjs').Failure[]} failures
 */
const filesOf = (step, failures) => [
  ...new Set(failures.filter(({ run }) => run === resultsFile(step)).map(({ file }) => file)),
];

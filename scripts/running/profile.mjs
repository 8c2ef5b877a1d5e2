/**
 * @typedef {object} StepFigures
 * @property {string} name
 * @property {number} seconds
 * @property {number} [processorSeconds] unknown of a step that was interrupted
 * @property {number} [tests]
 */

/**
 * The cost of a run.
 *
 * @typedef {object} Figures
 * @property {number} minutes
 * @property {boolean} isWhole whether all of it ran and passed
 * @property {StepFigures[]} steps
 */

/**
 * A table of the steps: seconds of the clock, seconds of the processors, tests, and milliseconds of
 * the processors for one test.
 *
 * @param {StepFigures[]} steps
 */
export function profile(steps) {
  const head = ['seconds', 'processor', 'tests', 'ms a test'];
  const sum = (/** @type {'processorSeconds' | 'tests'} */ what) =>
    steps.reduce((all, step) => all + (step[what] ?? 0), 0);
  const lines = steps.map((step) => [...numbersOf(step), step.name]);
  const [, ...whole] = numbersOf({
    name: '',
    seconds: 0,
    processorSeconds: steps.some(hasTime) ? sum('processorSeconds') : undefined,
    tests: sum('tests'),
  });
  return [[...head, ''], ...lines, ['', ...whole, 'altogether']]
    .map((cells) =>
      cells.map((cell, column) => cell.padStart(head[column]?.length ?? 0)).join('  '),
    )
    .join('\n');
}

/** @param {StepFigures} step */
const hasTime = ({ processorSeconds }) => processorSeconds !== undefined;

/** @param {StepFigures} step */
function numbersOf({ seconds, processorSeconds, tests }) {
  const each = tests && processorSeconds && (processorSeconds / tests) * 1_000;
  return [seconds, processorSeconds ?? '–', tests ?? '', each || ''].map((value) =>
    typeof value === 'number' ? value.toFixed(0) : value,
  );
}

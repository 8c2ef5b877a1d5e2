import { createRequire } from 'node:module';

/** @type {{ MARK: string }} */
const { MARK } = createRequire(import.meta.url)('./progress.cjs');
/** Milliseconds between two lines. */
const EVERY = 10_000;

/**
 * @typedef {import('./progress.cjs').Ended} Ended
 * @typedef {ReturnType<typeof beginStatus>} Status
 */

/** @param {number} milliseconds */
function inWords(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * A line that says how far a step is, and how long it will take at the same pace.
 *
 * @param {string} name
 * @param {number} milliseconds since it began
 * @param {Ended} [ended]
 */
function inLine(name, milliseconds, ended) {
  if (!ended || ended.done === 0) return `${name} ${inWords(milliseconds)}`;
  const { done, total, tests } = ended;
  const left = inWords((milliseconds / done) * (total - done));
  return `${name} ${inWords(milliseconds)}: ${done} of ${total}, ${tests} tests, ${left} left`;
}

/** Prints every ten seconds how far all running steps are. */
export function beginStatus() {
  /** @type {Map<string, { started: number, ended?: Ended }>} */
  const running = new Map();
  const timer = setInterval(() => {
    const lines = [...running].map(([name, { started, ended }]) =>
      inLine(name, performance.now() - started, ended),
    );
    if (lines.length > 0) console.log(`  ${lines.join(' · ')}`);
  }, EVERY);
  return {
    /** @param {string} name of a step that begins */
    begin(name) {
      /** @type {{ started: number, ended?: Ended }} */
      const step = { started: performance.now() };
      running.set(name, step);
      console.log(`… ${name}`);
      return {
        /** @param {string} line of its output; answers whether it told of progress */
        heed(line) {
          if (!line.startsWith(MARK)) return false;
          step.ended = JSON.parse(line.slice(MARK.length));
          return true;
        },
        /** @param {boolean} succeeded */
        end(succeeded) {
          running.delete(name);
          const how = inWords(performance.now() - step.started);
          console.log(`${succeeded ? '✓' : '✗'} ${name} (${how})`);
        },
      };
    },
    end: () => clearInterval(timer),
  };
}

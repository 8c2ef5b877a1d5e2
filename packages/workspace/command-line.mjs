import { parseArgs } from 'node:util';

/** @typedef {import('node:util').ParseArgsConfig['options'] & {}} Options */

/**
 * The words and flags that a command takes.
 *
 * @template {Options} T
 * @typedef {object} Takes
 * @property {string} usage
 * @property {T} [options]
 * @property {number} [words] most words that are no flags
 */

/** @param {string} word */
export const asksForHelp = (word) => word === '--help' || word === '-h';

/**
 * Reads the words behind a command; asked for help, it says how the command is used and ends the
 * process. Throws for an unknown flag, one without its value, and too many words.
 *
 * @template {Options} const T
 * @param {Takes<T>} takes
 */
export function readWords({ usage, options, words = 0 }) {
  const { values, positionals } = parsed(options, usage);
  if (positionals.length > words) {
    throw new Error(`"${positionals[words]}" was not expected.\n\n${usage}`);
  }
  return { values, positionals };
}

/**
 * @template {Options} T
 * @param {T | undefined} options
 * @param {string} usage
 */
function parsed(options = /** @type {T} */ ({}), usage) {
  // pnpm hands on the `--` between its own flags and those of the script.
  const args = process.argv.slice(2).filter((word) => word !== '--');
  if (args.some(asksForHelp)) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Only the first sentence: Node goes on about words that begin with a dash.
    const [sentence] = messageOf(error).split('. ');
    throw new Error(`${sentence}.\n\n${usage}`, { cause: error });
  }
}

/**
 * `readWords` for the first line of a program: ends it when it was called in a wrong way.
 *
 * @template {Options} const T
 * @param {Takes<T>} takes
 */
export function readWordsOrEnd(takes) {
  try {
    return readWords(takes);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/**
 * Runs a command of the terminal: what goes wrong is told in its own words, without a stack.
 *
 * @param {() => Promise<void>} work
 */
export function runCommand(work) {
  work().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

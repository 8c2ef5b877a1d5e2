import { parseArgs } from 'node:util';

/** What a command was given that it does not take: said with how it is used, without a stack. */
export class UsageError extends Error {}

/** @typedef {import('node:util').ParseArgsConfig['options'] & {}} Options */

/**
 * What a command takes.
 *
 * @template {Options} T
 * @typedef {object} Takes
 * @property {string} usage
 * @property {T} [options]
 * @property {number} [words] how many that are no flags, at most
 */

/** @param {string} word */
export const asksForHelp = (word) => word === '--help' || word === '-h';

/**
 * Reads what stands behind a command; asked for help, says how it is used and ends. Throws a UsageError for a flag that it does not know, one
 * without its value, and too many words.
 *
 * @template {Options} const T
 * @param {Takes<T>} takes
 */
export function readWords({ usage, options, words = 0 }) {
  const { values, positionals } = parsed(options, usage);
  if (positionals.length > words) {
    throw new UsageError(`"${positionals[words]}" was not expected.\n\n${usage}`);
  }
  return { values, positionals };
}

/**
 * @template {Options} T
 * @param {T | undefined} options
 * @param {string} usage
 */
function parsed(options = /** @type {T} */ ({}), usage) {
  // pnpm hands the `--` on that stands between it and the script.
  const args = process.argv.slice(2).filter((word) => word !== '--');
  if (args.some(asksForHelp)) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node goes on about words that begin with a dash, which nobody asked for.
    const [sentence] = messageOf(error).split('. ');
    throw new UsageError(`${sentence}.\n\n${usage}`, { cause: error });
  }
}

/**
 * The same for a program that begins with it: ends it when it was called in another way.
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

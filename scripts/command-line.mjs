import { parseArgs } from 'node:util';

/** What a command was given that it does not take: said with how it is used, without a stack. */
export class UsageError extends Error {}

/**
 * Reads what stands behind a command. Throws a UsageError for a flag that it does not know, one
 * without its value, and too many words.
 *
 * @param {object} takes
 * @param {string} takes.usage
 * @param {import('node:util').ParseArgsConfig['options']} [takes.options]
 * @param {number} [takes.words] how many that are no flags, at most
 */
export function readWords({ usage, options = {}, words = 0 }) {
  const { values, positionals } = parsed(options, usage);
  if (positionals.length > words) {
    throw new UsageError(`"${positionals[words]}" was not expected.\n\n${usage}`);
  }
  return { values, positionals };
}

function parsed(options, usage) {
  // pnpm hands the `--` on that stands between it and the script.
  const args = process.argv.slice(2).filter((word) => word !== '--');
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node goes on about words that begin with a dash, which nobody asked for.
    throw new UsageError(`${error.message.split('. ')[0]}.\n\n${usage}`, { cause: error });
  }
}

/** The same for a program that begins with it: ends it when it was called in another way. */
export function readWordsOrEnd(takes) {
  try {
    return readWords(takes);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

import { asksForHelp } from '../cli/usage';

/**
 * Reads a measurement's flags. Ends the process with a sentence when asked for help, or when a flag
 * is unknown.
 */
export function readFlags<T extends ParseArgsConfig>(config: T) {
  if (process.argv.slice(2).some(asksForHelp)) {
    const flags = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    process.stdout.write(`It takes ${flags.join(', ') || 'no flags'}.\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Only Node's first sentence: the next ones advise on arguments that begin with a dash.
    console.error(`${(error as Error).message.split('. ')[0]}.`);
    process.exit(1);
  }
}

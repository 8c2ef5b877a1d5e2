import { parseArgs, type ParseArgsConfig } from 'node:util';

import { asksForHelp } from '../cli/usage';

/**
 * Reads a measurement's words. Ends it where it was asked for help, or called in another way, with a
 * sentence.
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
    // Node goes on about words that begin with a dash, which nobody asked for.
    console.error(`${(error as Error).message.split('. ')[0]}.`);
    process.exit(1);
  }
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads a measurement's words; ends it with a sentence when it was called in another way. */
export function readFlags<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on about words that begin with a dash, which nobody asked for.
    console.error(`${(error as Error).message.split('. ')[0]}.`);
    process.exit(1);
  }
}

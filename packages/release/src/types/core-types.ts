import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The declarations of a host's shared cores, by their path below `packages`. */
export type CoreTypes = Record<string, string>;

/** The declarations that a host's release carries; undefined in older ones, which have none. */
export function readCoreTypes(host: string): CoreTypes | undefined {
  const file = join(host, 'types.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CoreTypes) : undefined;
}

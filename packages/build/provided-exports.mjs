import { readFileSync } from 'node:fs';

import { sharedCores } from './surface.mjs';

/** The files that `readProvidedExports` reads. */
export const surfaceRecords = () => sharedCores().map(({ record }) => record);

/** By shared core what it exports, as recorded: the host's release says what it provides. */
export function readProvidedExports() {
  const surfaces = surfaceRecords().map(
    (record) => JSON.parse(readFileSync(record, 'utf8')).surface,
  );
  return Object.fromEntries(
    surfaces.flatMap(Object.entries).map(([core, names]) => [core, Object.keys(names)]),
  );
}

import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { programBundle } from '../../packages/workspace/program-bundle.mjs';

/** What runs by itself, by the name of its bundle. */
export const PROGRAMS = {
  server: 'src/server.ts',
  manage: 'src/cli/main.ts',
  /** A thread of the server's, which finds it beside itself. */
  'read-worker': 'src/modules/imports/reading/read-worker.ts',
};

/**
 * The file of one of the server's programs. Libraries stay where they are.
 *
 * @param {keyof typeof PROGRAMS} program
 */
export function serverBundle(program) {
  const folder = programBundle({
    directory: join(ROOT, 'packages', 'server'),
    programs: PROGRAMS,
    outside: { packages: 'external' },
  });
  return join(folder, `${program}.mjs`);
}

if (process.argv[1] === import.meta.filename) console.log(serverBundle('server'));

import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { programBundle } from '../../packages/workspace/program-bundle.mjs';

/** Entry files by the names of their bundles. */
export const PROGRAMS = {
  server: 'src/server.ts',
  manage: 'src/cli/main.ts',
  /** A worker thread; the server looks for its file beside its own. */
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

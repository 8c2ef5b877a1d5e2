import { chmodSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';
import { BUNDLING, namingCommands } from '@backoffice/workspace/program-bundle.mjs';
import { build } from 'esbuild';

const COMMAND = join(import.meta.dirname, '../src');
const RELEASES = join(ROOT, 'packages/release/src/commands');
/** What lies beside the command once it is installed, and is loaded only when it is needed. */
const BESIDE = [
  '@backoffice/build/dev/*',
  '@backoffice/build/dev-server.mjs',
  '@backoffice/build/rspack.mjs',
  '@backoffice/build/run-build.mjs',
  'typescript',
];

/**
 * What people type in an area's repository: its npm scripts. Where nothing is installed yet, npx would
 * fetch whatever the public registry has under the name backoffice.
 *
 * @param {string} name
 */
const typed = (name) => (name === 'start' ? 'npm start' : `npm run ${name} --`);

/**
 * Bundles the command and those of releases: they run where there is nothing else yet.
 *
 * @param {string} folder
 */
export async function bundlePrograms(folder) {
  const releases = ['release', 'releases', 'rollback'].map((name) => [
    name,
    join(RELEASES, `${name}.ts`),
  ]);
  await build({
    ...BUNDLING,
    absWorkingDir: ROOT,
    sourcemap: false,
    splitting: true,
    entryPoints: { backoffice: join(COMMAND, 'backoffice.ts'), ...Object.fromEntries(releases) },
    outdir: folder,
    external: BESIDE,
    plugins: [{ name: 'commands', setup: namingCommands(typed) }],
  });
  chmodSync(join(folder, 'backoffice.mjs'), 0o755);
}

import { chmod, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { manifestOf, ROOT } from '../../packages/workspace/folders.mjs';
import { BUNDLING, namingCommands } from '../../packages/workspace/program-bundle.mjs';
import { PROGRAMS } from '../serving/server-bundle.mjs';

const RELEASES = join(ROOT, 'packages', 'release', 'src', 'commands');
const START = `#!/usr/bin/env node
import './lib/programs/backoffice.mjs';
`;

/**
 * Bundles all that runs without the workspace: the server, its tools, and the commands of releases.
 * Libraries of the server stay libraries; what else is needed is in the bundles.
 *
 * @param {string} server its package's folder
 * @param {string} folder
 * @returns {Promise<string[]>} the files of libraries that are in the bundles
 */
export async function bundlePrograms(server, folder) {
  const { build } = createRequire(join(server, 'package.json'))('esbuild');
  const own = Object.entries(PROGRAMS).map(([name, file]) => [name, join(server, file)]);
  const releases = ['release', 'releases', 'rollback'].map((name) => [
    name,
    join(RELEASES, `${name}.ts`),
  ]);
  const { metafile } = await build({
    ...BUNDLING,
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries([
      ['backoffice', join(import.meta.dirname, 'backoffice.ts')],
      ...own,
      ...releases,
    ]),
    // Two folders down, as in the workspace: from there the server looks for its migrations.
    outdir: join(folder, 'lib', 'programs'),
    external: librariesOf(server),
    plugins: [
      { name: 'no sources', setup: leaveOutCompiler },
      { name: 'commands', setup: namingCommands((name) => `backoffice ${name}`) },
    ],
    metafile: true,
  });
  await writeFile(join(folder, 'backoffice.mjs'), START);
  await chmod(join(folder, 'backoffice.mjs'), 0o755);
  return Object.keys(metafile.inputs).filter((file) => file.includes('node_modules/'));
}

/** @param {string} directory of a package */
const librariesOf = (directory) =>
  Object.keys(manifestOf(directory).dependencies ?? {}).filter(
    (name) => !name.startsWith('@backoffice/'),
  );

/**
 * Leaves out the compiler: a build that is brought to a server has no sources to compile.
 *
 * @param {import('../../packages/workspace/program-bundle.mjs').Bundler} bundler
 */
function leaveOutCompiler(bundler) {
  bundler.onLoad({ filter: /packages\/release\/src\/types\/check-types\.ts$/ }, async () => ({
    contents: 'export const checkTypes = () => [];',
  }));
  bundler.onLoad({ filter: /packages\/release\/src\/types\/changed-exports\.ts$/ }, async () => ({
    contents: 'export const changedExports = async () => undefined;',
  }));
}

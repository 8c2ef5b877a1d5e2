import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { BUILD_STAMP, isWhole, leaveStamp } from '../../packages/workspace/build-stamp.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { sourceHash } from '../../packages/workspace/source-hash.mjs';

const SERVER = join(ROOT, 'packages', 'server');
const BUNDLES = join(SERVER, 'dist');

/** What runs by itself, by the name of its bundle. */
const PROGRAMS = {
  server: 'src/server.ts',
  manage: 'src/cli/main.ts',
  /** A thread of the server's, which finds it beside itself. */
  'read-worker': 'src/modules/imports/reading/read-worker.ts',
};

/**
 * The file of one of the server's programs, bundled anew when its sources changed: it starts in a
 * third of the time that its 150 TypeScript files take one by one. Libraries stay where they are.
 *
 * @param {keyof typeof PROGRAMS} program
 */
export function serverBundle(program) {
  const hash = sourceHash(SERVER);
  const folder = join(BUNDLES, hash);
  if (!isWhole(folder, hash)) bundle(folder, hash);
  return join(folder, `${program}.mjs`);
}

/**
 * File by file, the stamp last: several may bundle the same at the same time.
 *
 * @param {string} folder
 * @param {string} hash of the sources
 */
function bundle(folder, hash) {
  // Not imported: there are programs that begin before the installation.
  const { buildSync } = createRequire(join(SERVER, 'package.json'))('esbuild');
  const fresh = mkdtempSync(join(SERVER, '.build-'));
  try {
    buildSync({
      absWorkingDir: SERVER,
      entryPoints: PROGRAMS,
      outdir: fresh,
      outExtension: { '.js': '.mjs' },
      alias: contracts(),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      keepNames: true,
    });
    leaveStamp(fresh, hash);
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(fresh).filter((file) => file !== BUILD_STAMP);
    for (const file of [...files, BUILD_STAMP]) renameSync(join(fresh, file), join(folder, file));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOlder(hash);
}

/** The one workspace package that the server is made of besides itself. */
function contracts() {
  const source = join(ROOT, 'packages', 'contracts', 'src');
  return {
    '@backoffice/contracts': join(source, 'index.ts'),
    '@backoffice/contracts/calls': join(source, 'calls.ts'),
    '@backoffice/contracts/openapi': join(source, 'openapi', 'index.ts'),
  };
}

/**
 * A server that runs has read all of its bundle.
 *
 * @param {string} hash of the sources
 */
function removeOlder(hash) {
  const older = readdirSync(BUNDLES).filter((name) => name !== hash);
  for (const name of older) rmSync(join(BUNDLES, name), { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) console.log(serverBundle('server'));

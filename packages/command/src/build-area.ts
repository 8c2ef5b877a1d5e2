import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { readWords } from '@backoffice/workspace/command-line.mjs';
import { contentHash } from '@backoffice/workspace/files.mjs';
import { run } from '@backoffice/workspace/processes.mjs';

import { ownArea, programOf, type OwnArea } from './own-repository';

/** Checks the types of this folder's area, and builds it into `dist`. */
export async function buildArea(): Promise<void> {
  readWords({ usage: 'npm run build' });
  await build(ownArea());
}

/** @returns the folder of the build, and a version that changes with its content */
export async function build(area: OwnArea) {
  const { name, directory, manifest } = area;
  const compiler = programOf(area, 'typescript', 'bin/tsc');
  await run(process.execPath, [compiler, '--noEmit'], { cwd: directory }).catch(() => {
    throw new Error(`The types of ${name} don't fit: mend what the compiler says above.`);
  });
  const folder = join(directory, 'dist');
  rmSync(folder, { recursive: true, force: true });
  const { remoteConfig } = await import('@backoffice/build/rspack.mjs');
  const { runBuild } = await import('@backoffice/build/run-build.mjs');
  await runBuild(remoteConfig(directory));
  // Where a release has no sources beside it, the gate holds this host against the one that is served.
  const { host } = manifest.backoffice ?? {};
  if (host) writeFileSync(join(folder, 'built-with.json'), JSON.stringify({ host }));
  const version = `${manifest.version}-${contentHash(folder).slice(0, 12)}`;
  console.log(`Built ${name} ${version} into ${relative(process.cwd(), folder)}`);
  return { folder, version };
}

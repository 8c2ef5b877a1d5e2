import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { readWords } from '@backoffice/workspace/command-line.mjs';
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
  const version = `${manifest.version}-${hashOf(folder)}`;
  console.log(`Built ${name} ${version} into ${relative(process.cwd(), folder)}`);
  return { folder, version };
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

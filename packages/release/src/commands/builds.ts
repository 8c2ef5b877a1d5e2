import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';

import type { ToRelease } from '../publish';
import type { CoreTypes } from '../types/core-types';
import { findBuild } from './find-build';
import { commitOf, whoReleases } from './release-note';
import type { Flags } from './release-words';

/** The builds of some names, each with a check of its types where its sources are here. */
export async function findBuilds(names: string[], values: Flags): Promise<ToRelease[]> {
  const builds = [];
  for (const name of names) {
    const { sources, ...build } = await findBuild(name, values);
    builds.push({ ...build, checkTypes: checkOf(sources) });
  }
  return builds;
}

/** Who releases, what, and whether past refusals. */
export const optionsOf = ({ force, from, commit }: Flags) => ({
  force,
  who: whoReleases(),
  commit: commit ?? commitOf(from),
});

/** An area's sources are held against the cores of the host that is deployed. */
export const checkOf = (sources: string | undefined) =>
  sources === undefined ? undefined : (types: CoreTypes | undefined) => compile(sources, types);

/** An area lies in this repository or in one of its own: its packages are where it finds them. */
async function compile(directory: string, types: CoreTypes | undefined) {
  // Loaded only when needed: where a finished build is released there may be no compiler.
  const { checkTypes } = await import('../types/check-types');
  const installed = realpathSync(join(directory, 'node_modules/@backoffice/contracts'));
  const root = directory.startsWith(ROOT + sep) ? ROOT : directory;
  return checkTypes({ directory, packages: dirname(installed), root, types });
}

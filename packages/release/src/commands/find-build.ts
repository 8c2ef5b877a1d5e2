import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { buildChanged } from '@backoffice/workspace/build-changed.mjs';
import { deployables } from '@backoffice/workspace/folders.mjs';

import type { Build } from '../registry/release-files';
import { fromHere } from './releases-folder';

interface Asked {
  from?: string | undefined;
  version?: string | undefined;
}

interface Found extends Build {
  /** Folder of an area's sources, for a build that was made from them. */
  sources?: string | undefined;
}

/** The build of an area or the host: a finished one of `--from`, else one of the sources here. */
export const findBuild = async (name: string, { from, version }: Asked): Promise<Found> =>
  from === undefined ? built(name, version) : given(name, from, version);

function given(name: string, from: string, version: string | undefined): Build {
  if (!version) throw new Error('With --from, give the release a name: --version V');
  const folder = fromHere(from);
  const needed = ['mf-manifest.json', name === 'host' ? 'index.html' : 'area.json'];
  const missing = needed.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new Error(`--from: no build of ${name} is in ${folder} (no ${missing.join(', no ')})`);
  }
  return { name, folder, version };
}

async function built(name: string, version: string | undefined): Promise<Found> {
  const found = deployables().find((one) => one.name === name);
  const [build] = found ? await buildChanged([found]) : [];
  if (!build) {
    const names = deployables().map((one) => one.name);
    throw new Error(`There is no ${name}. There are ${names.join(', ')}.`);
  }
  const sources = name === 'host' ? undefined : found?.directory;
  return { name, folder: build.folder, version: version ?? build.version, sources };
}

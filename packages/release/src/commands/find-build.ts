import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { buildChanged } from '@backoffice/workspace/build-changed.mjs';
import { deployables } from '@backoffice/workspace/folders.mjs';

import type { Build } from '../registry/release-files';
import { BUILT_WITH } from '../types/judge-cores';
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

function given(name: string, from: string, version: string | undefined): Found {
  if (!version) throw new Error('With --from, give the release a name: --version V');
  const folder = fromHere(from);
  const needed = ['mf-manifest.json', name === 'host' ? 'index.html' : 'area.json'];
  const missing = needed.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new Error(`--from: no build of ${name} is in ${folder} (no ${missing.join(', no ')})`);
  }
  const sources = sourcesBeside(name, folder);
  const isKnown = sources !== undefined || existsSync(join(folder, BUILT_WITH));
  if (name !== 'host' && !isKnown)
    console.log(
      '  not checked: types, for neither its sources are there nor what it was built with.',
    );
  return { name, folder, version, sources };
}

/** The folder of an area whose `dist` is the build, if its sources and packages are there. */
function sourcesBeside(name: string, folder: string): string | undefined {
  const directory = dirname(folder);
  const needed = ['src', 'tsconfig.json', 'node_modules/@backoffice/contracts'];
  const isHere = needed.every((file) => existsSync(join(directory, file)));
  if (name === 'host' || !isHere || !hasCompiler()) return undefined;
  const file = join(directory, 'area.json');
  if (!existsSync(file)) return undefined;
  const area = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return area.name === name ? directory : undefined;
}

/** The command that npx gets from an installation has none. */
function hasCompiler(): boolean {
  try {
    createRequire(join(import.meta.dirname, 'here.js')).resolve('typescript');
    return true;
  } catch {
    return false;
  }
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area } from '@backoffice/contracts';
import type { Shape } from '@backoffice/contracts/openapi';

import { readManifest, type Manifest } from './manifest';
import { exposedParts, type ExposedParts } from './read-code';
import { weighArea, weighHost, type ReleaseFiles, type Weight } from './weigh';

const FILES = 'files.json';
const CALLS = 'calls.json';

/** Calls as built code expects them; it can do without those that are `optional`. */
export type UsedCalls = Record<string, Shape & { optional?: true }>;

/** What the files of an area's release tell about it. */
export interface AreaRelease extends ExposedParts {
  name: string;
  version: string;
  /** Its `area.json`. */
  area: Area;
  /** Version of the federation's runtime. */
  runtime: string;
  /** The range of versions that it needs of each shared module. */
  requires: Record<string, string>;
  /** The names that it imports from each shared module; empty where its build doesn't say. */
  uses: Record<string, string[]>;
  /** The keys of its texts by language. */
  texts: Record<string, string[]>;
  calls: UsedCalls;
  weights: Weight[];
}

/** What the files of a host's release tell about it. */
export interface HostRelease {
  version: string;
  runtime: string;
  /** The version of each shared module. */
  provides: Record<string, string>;
  /** The names that each shared core offers. */
  exports: Record<string, string[]>;
  /** Links of areas that it leads to. */
  usesLinks: string[];
  calls: UsedCalls;
  weights: Weight[];
}

/** Reads the built files of an area. Throws when they are not whole. */
export function readAreaRelease(
  folder: string,
  { name, version }: { name: string; version: string },
): AreaRelease {
  const { runtime, shared, exposed, entry } = readManifest(folder);
  return {
    name,
    version,
    area: readJson<Area>(folder, 'area.json'),
    runtime,
    requires: byName(shared, ({ requiredVersion }) => requiredVersion),
    ...exposedParts(exposed.map((file) => readFileSync(join(folder, file), 'utf8'))),
    uses: readOptional<AreaRelease['uses']>(folder, 'uses.json', {}),
    texts: readOptional<AreaRelease['texts']>(folder, 'texts.json', {}),
    calls: readOptional<UsedCalls>(folder, CALLS, {}),
    weights: weighArea(folder, name, {
      entry,
      files: readOptional<ReleaseFiles>(folder, FILES, {}),
      all: codeIn(folder),
    }),
  };
}

/** Reads the built files of a host. Throws when they are not whole. */
export function readHostRelease(folder: string, { version }: { version: string }): HostRelease {
  const { runtime, shared } = readManifest(folder);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)];
  const entry = named.flatMap(([, file]) => file ?? []);
  return {
    version,
    runtime,
    provides: byName(shared, (module) => module.version),
    exports: readOptional<HostRelease['exports']>(folder, 'exports.json', {}),
    usesLinks: readOptional<string[]>(folder, 'uses-links.json', []),
    calls: readOptional<UsedCalls>(folder, CALLS, {}),
    weights: weighHost(folder, entry, readOptional<ReleaseFiles>(folder, FILES, {})),
  };
}

const readJson = <T>(folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

/** Older releases lack files that their build did not write yet. */
const readOptional = <T>(folder: string, file: string, missing: T): T =>
  existsSync(join(folder, file)) ? readJson<T>(folder, file) : missing;

const byName = (
  shared: Manifest['shared'],
  valueOf: (module: Manifest['shared'][number]) => string,
): Record<string, string> =>
  Object.fromEntries(shared.map((module) => [module.name, valueOf(module)]));

const codeIn = (folder: string) => readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));

import { existsSync } from 'node:fs';
import { open, readFile, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import {
  previewSchema,
  registryOutlineSchema,
  type RegistryFile,
  type ServedRelease,
} from '@backoffice/contracts';

import { integrityOf } from './integrity';
import { NO_STOPS, type StopAt } from './stops';

/**
 * The registry of a releases' folder, empty where it has no `registry.json`. Rejects when that file
 * cannot be read. A slip in one entry doesn't stop a release that may mend it: what names no release is
 * left out.
 */
export async function readRegistry(releases: string): Promise<RegistryFile> {
  const file = join(releases, 'registry.json');
  if (!existsSync(file)) return { areas: {} };
  try {
    return outlineOf(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message}. Mend it, or move it away: npm start then serves its own builds.`,
      { cause: error },
    );
  }
}

function outlineOf(content: unknown): RegistryFile {
  const { data, error } = registryOutlineSchema.safeParse(content);
  if (!error) return onlyEntries(data as RegistryFile);
  throw new Error(
    error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

function onlyEntries({ host, areas, canaries, previews, ...others }: RegistryFile): RegistryFile {
  return {
    ...(isEntry(host) && { host }),
    areas: filtered(areas, isEntry),
    ...others,
    ...(canaries && { canaries: filtered(canaries, isEntry) }),
    ...(previews && {
      previews: filtered(previews, (found) => previewSchema.safeParse(found).success),
    }),
  };
}

const isEntry = (found: ServedRelease | null | undefined): boolean =>
  typeof found?.release === 'string';

const filtered = <T>(record: Record<string, T>, counts: (found: T) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([, found]) => counts(found)));

/** Switches to other releases by one rename: a reader sees the old registry or the new one. */
export async function writeRegistry(
  releases: string,
  registry: RegistryFile,
  stopAt: StopAt = NO_STOPS,
): Promise<void> {
  await noteLeft(releases, registry);
  const temporary = join(releases, `.registry-${process.pid}.json`);
  const file = await open(temporary, 'w');
  await file.writeFile(`${JSON.stringify(registry, null, 2)}\n`);
  // Else a power cut right after the rename could leave a registry without content.
  await file.sync();
  await file.close();
  await stopAt('before the rename');
  await rename(temporary, join(releases, 'registry.json'));
  await stopAt('renamed');
}

/**
 * Notes at the releases that canaries and previews show no longer when that was, as the time of their
 * folders: `prune` keeps them a while for the tabs that use them.
 */
async function noteLeft(releases: string, after: RegistryFile): Promise<void> {
  const before = await readRegistry(releases);
  const shown = foldersBeside(after);
  const now = new Date();
  for (const folder of foldersBeside(before).filter((one) => !shown.includes(one))) {
    if (existsSync(join(releases, folder))) await utimes(join(releases, folder), now, now);
  }
}

/** The folders of what canaries and previews show. */
const foldersBeside = ({ canaries = {}, previews = {} }: RegistryFile): string[] =>
  [canaries, ...Object.values(previews).map(({ areas }) => areas)]
    .flatMap((shown) => Object.entries(shown))
    .map(([name, { release }]) => join(name, release));

/** The registry's entry for a release that lies in its folder. */
export const entryFor = (
  releases: string,
  name: string,
  release: string,
  source: ServedRelease['source'],
): ServedRelease => ({
  release,
  source,
  ...(name !== 'host' && { integrity: integrityOf(join(releases, name, release)) }),
});

/** The release that is served under a name. */
export const servedAs = (registry: RegistryFile, name: string): ServedRelease | undefined =>
  name === 'host' ? registry.host : registry.areas[name];

/** The registry with another release served under one name. */
export const withServed = (
  registry: RegistryFile,
  name: string,
  served: ServedRelease,
): RegistryFile =>
  name === 'host'
    ? { ...registry, host: served }
    : { ...registry, areas: { ...registry.areas, [name]: served } };

/** A record without some names. */
export const without = <T>(record: Record<string, T>, names: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** The registry without some areas and their canaries. */
export const withoutAreas = (registry: RegistryFile, names: string[]): RegistryFile => ({
  ...registry,
  areas: without(registry.areas, names),
  ...(registry.canaries && { canaries: without(registry.canaries, names) }),
});

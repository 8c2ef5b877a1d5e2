import fs from 'node:fs/promises';
import path from 'node:path';

import {
  areaFilesSchema,
  areaNameSchema,
  areaSchema,
  previewSchema,
  registryOutlineSchema,
  servedReleaseSchema,
  type Preview,
  type Registry,
  type RegistryEntry,
} from '@backoffice/contracts';
import * as z from 'zod/mini';

/** A part of the registry that is not served: a sentence for everybody, a reason for the log. */
interface Problem {
  alarm: string;
  reason: string;
}

/** A preview with the entries of its areas. */
export interface ReadPreview extends Omit<Preview, 'areas'> {
  name: string;
  areas: RegistryEntry[];
}
type Previews = Map<string, ReadPreview>;

export interface CurrentReleases {
  registry: Registry;
  /** The folder of the host's release; undefined while there is none. */
  hostFolder: string | undefined;
  previews: Previews;
  problems: Problem[];
}

/** Answers the releases in force; reads the registry again after it changed. */
export type Releases = () => Promise<CurrentReleases>;

const NOTHING: CurrentReleases = {
  registry: { areas: [] },
  hostFolder: undefined,
  previews: new Map(),
  problems: [],
};
/** Milliseconds after which what could not be read is tried again: its files may come later. */
const RETRY = 5_000;

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

async function entryOf(releasesDir: string, name: string, found: unknown): Promise<RegistryEntry> {
  const known = z.parse(areaNameSchema, name);
  const { release, integrity, manifest } = z.parse(servedReleaseSchema, found);
  const folder = path.join(releasesDir, known, release);
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await fs.readFile(path.join(folder, file), 'utf8'));
  const area = z.parse(areaSchema, await readJson('area.json'));
  if (area.name !== name) throw new Error(`Its area.json belongs to ${area.name}`);
  // Releases from before `files.json` existed load without it.
  const files = areaFilesSchema.safeParse(await readJson('files.json').catch(() => undefined));
  return {
    area,
    release,
    manifest: manifest ?? `/remotes/${name}/${release}/mf-manifest.json`,
    ...(integrity && { integrity }),
    ...(files.success && { files: files.data }),
  };
}

async function readAreas(releasesDir: string, slots: Record<string, unknown>) {
  const problems: Problem[] = [];
  const areas: RegistryEntry[] = [];
  for (const [name, found] of Object.entries(slots)) {
    try {
      areas.push(await entryOf(releasesDir, name, found));
    } catch (error) {
      const alarm = `The area ${JSON.stringify(name)} is not served`;
      problems.push({ alarm, reason: reasonOf(error) });
    }
  }
  return { areas, problems };
}

type Host = Pick<CurrentReleases, 'hostFolder' | 'problems'> & Pick<Registry, 'host'>;

/** A host that cannot be served leaves the one before it in force. */
async function readHost(
  releasesDir: string,
  found: unknown,
  { registry, hostFolder }: CurrentReleases,
): Promise<Host> {
  if (found == null) return { hostFolder: undefined, problems: [] };
  try {
    const { release } = z.parse(servedReleaseSchema, found);
    const folder = path.join(releasesDir, 'host', release);
    await fs.access(path.join(folder, 'index.html'));
    return { host: { release }, hostFolder: folder, problems: [] };
  } catch (error) {
    const problem = { alarm: 'The host of the registry is not served', reason: reasonOf(error) };
    return { ...(registry.host && { host: registry.host }), hostFolder, problems: [problem] };
  }
}

async function read(releasesDir: string, last: CurrentReleases): Promise<CurrentReleases> {
  const text = await fs.readFile(path.join(releasesDir, 'registry.json'), 'utf8');
  const slots = z.parse(registryOutlineSchema, JSON.parse(text));
  const { host, hostFolder, problems: ofHost } = await readHost(releasesDir, slots.host, last);
  const found = await readAreas(releasesDir, slots.areas);
  const { previews, problems } = await readPreviews(releasesDir, slots.previews ?? {});
  return {
    registry: { ...(host && { host }), areas: found.areas },
    hostFolder,
    previews,
    problems: [...ofHost, ...found.problems, ...problems],
  };
}

/** A preview with a release that cannot be served is left out whole. */
async function readPreviews(releasesDir: string, slots: Record<string, unknown>) {
  const problems: Problem[] = [];
  const previews: Previews = new Map();
  for (const [name, found] of Object.entries(slots)) {
    try {
      const { areas, ...preview } = z.parse(previewSchema, found);
      const entries = Object.entries(areas).map(([area, slot]) => entryOf(releasesDir, area, slot));
      previews.set(name, { name, ...preview, areas: await Promise.all(entries) });
    } catch (error) {
      const alarm = `The preview ${JSON.stringify(name)} is not shown`;
      problems.push({ alarm, reason: reasonOf(error) });
    }
  }
  return { previews, problems };
}

const MISSING = 'missing';

/** A text that changes whenever the file is replaced or written. */
async function stampOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await fs.stat(file);
    return `${ino}:${mtimeMs}:${size}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? MISSING : String(code);
  }
}

/**
 * Reads `registry.json` and reads it again once it is another file or was written: a release takes
 * effect without a restart. A file that cannot be read keeps the last good one in force.
 *
 * @param report is told each problem once
 * @param now milliseconds
 */
export function releasesOf(
  releasesDir: string,
  report: (problem: Problem) => void,
  now = () => performance.now(),
): Releases {
  let current = Promise.resolve(NOTHING);
  let stamp = MISSING;
  let retryAt = Infinity;

  const readOrKeep = async (last: CurrentReleases): Promise<CurrentReleases> => {
    const next = await read(releasesDir, last).catch((error: unknown) => {
      const alarm = 'The registry of releases cannot be read';
      return { ...last, problems: [{ alarm, reason: reasonOf(error) }] };
    });
    const told = new Set(last.problems.map(({ alarm, reason }) => alarm + reason));
    next.problems.filter(({ alarm, reason }) => !told.has(alarm + reason)).forEach(report);
    if (next.problems.length > 0) retryAt = now() + RETRY;
    return next;
  };

  return async () => {
    const found = await stampOf(path.join(releasesDir, 'registry.json'));
    // Callers that ask while the registry is being read wait for the same reading.
    if (found !== stamp || now() >= retryAt) {
      stamp = found;
      retryAt = Infinity;
      current = current.then(readOrKeep);
    }
    return current;
  };
}

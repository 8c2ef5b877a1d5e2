import fs from 'node:fs/promises';
import path from 'node:path';
import {
  areaFilesSchema,
  areaSchema,
  type Registry,
  type RegistryEntry,
} from '@backoffice/contracts';
import * as z from 'zod/mini';

/** Names and versions become folders: nothing that leads out of one. */
const folderName = z.string().check(z.regex(/^[\w][\w.+-]{0,99}$/));

const slotSchema = z.object({
  release: folderName,
  source: z.enum(['start', 'release']),
  /** Where the area's manifest lies when not in our own release folder. */
  manifest: z.optional(z.url()),
  integrity: z.optional(z.record(z.string(), z.string())),
});
const registryFileSchema = z.object({
  host: z.optional(z.nullable(slotSchema)),
  areas: z._default(z.record(folderName, slotSchema), {}),
});
type Slot = z.output<typeof slotSchema>;

export interface CurrentReleases {
  registry: Registry;
  /** The folder of the host's release; undefined while there is none. */
  hostFolder: string | undefined;
  /** What could not be read, for the log. */
  problems: string[];
}

const NOTHING: CurrentReleases = { registry: { areas: [] }, hostFolder: undefined, problems: [] };

async function entryOf(releasesDir: string, name: string, slot: Slot): Promise<RegistryEntry> {
  const folder = path.join(releasesDir, name, slot.release);
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await fs.readFile(path.join(folder, file), 'utf8'));
  const area = z.parse(areaSchema, await readJson('area.json'));
  // Releases from before it was written have none, and load without.
  const files = areaFilesSchema.safeParse(await readJson('files.json').catch(() => undefined));
  const manifest = slot.manifest ?? `/remotes/${name}/${slot.release}/mf-manifest.json`;
  const { release, integrity } = slot;
  return {
    area,
    release,
    manifest,
    ...(integrity && { integrity }),
    ...(files.success && { files: files.data }),
  };
}

async function read(releasesDir: string): Promise<CurrentReleases> {
  const text = await fs.readFile(path.join(releasesDir, 'registry.json'), 'utf8');
  const { host, areas } = z.parse(registryFileSchema, JSON.parse(text));
  const problems: string[] = [];
  const entries: RegistryEntry[] = [];
  for (const [name, slot] of Object.entries(areas)) {
    try {
      entries.push(await entryOf(releasesDir, name, slot));
    } catch (error) {
      problems.push(`${name} ${slot.release}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return {
    registry: { ...(host ? { host: { release: host.release } } : {}), areas: entries },
    hostFolder: host ? path.join(releasesDir, 'host', host.release) : undefined,
    problems,
  };
}

/**
 * Reads `registry.json` and reads it again once it is another file or was written: a release takes
 * effect without a restart. A file that cannot be read keeps the last good one in force.
 */
export function releasesOf(releasesDir: string, report: (problem: string) => void) {
  let current = Promise.resolve(NOTHING);
  let stamp = '';

  const readOrKeep = async (last: CurrentReleases): Promise<CurrentReleases> => {
    try {
      const releases = await read(releasesDir);
      releases.problems.forEach(report);
      return releases;
    } catch (error) {
      report(`registry.json: ${error instanceof Error ? error.message : error}`);
      return last;
    }
  };

  return async (): Promise<CurrentReleases> => {
    const stat = await fs.stat(path.join(releasesDir, 'registry.json')).catch(() => null);
    const found = stat ? `${stat.ino}:${stat.mtimeMs}:${stat.size}` : stamp;
    // Whoever asks while it is being read waits for the same reading.
    if (found !== stamp) {
      stamp = found;
      current = current.then(readOrKeep);
    }
    return current;
  };
}

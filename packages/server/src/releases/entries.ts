import fs from 'node:fs/promises';
import path from 'node:path';

import {
  areaFilesSchema,
  areaNameSchema,
  areaSchema,
  canarySchema,
  previewSchema,
  servedReleaseSchema,
  type Canary,
  type Preview,
  type RegistryEntry,
} from '@backoffice/contracts';
import * as z from 'zod/mini';

/** A part of the registry that is not served: a sentence for everybody, a reason for the log. */
export interface Problem {
  alarm: string;
  reason: string;
}

/** A preview with the entries of its areas. */
export interface ReadPreview extends Omit<Preview, 'areas'> {
  name: string;
  areas: RegistryEntry[];
}

/** A canary with the entry of its area. */
export interface ReadCanary extends Pick<Canary, 'locations' | 'people' | 'at' | 'who'> {
  entry: RegistryEntry;
}

/** What some see instead of the served releases. */
export interface Beside {
  previews: ReadPreview[];
  canaries: ReadCanary[];
}

export function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** The entry of a release that lies in its folder. Rejects where it cannot be served. */
export async function entryOf(
  releasesDir: string,
  name: string,
  found: unknown,
): Promise<RegistryEntry> {
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

/** Reads one slot after another: one that cannot be read becomes a problem, and the others stay. */
export async function readEach<T>(
  slots: Record<string, unknown>,
  alarmOf: (name: string) => string,
  read: (name: string, slot: unknown) => Promise<T>,
): Promise<{ read: T[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const found: T[] = [];
  for (const [name, slot] of Object.entries(slots)) {
    try {
      found.push(await read(name, slot));
    } catch (error) {
      problems.push({ alarm: alarmOf(JSON.stringify(name)), reason: reasonOf(error) });
    }
  }
  return { read: found, problems };
}

interface Slots {
  previews?: Record<string, unknown> | undefined;
  canaries?: Record<string, unknown> | undefined;
}

/** A preview with a release that cannot be served is left out whole. */
export async function readBeside(
  releasesDir: string,
  slots: Slots,
): Promise<Beside & { problems: Problem[] }> {
  const previews = await readEach(
    slots.previews ?? {},
    (name) => `The preview ${name} is not shown`,
    async (name, slot) => {
      const { areas, ...preview } = z.parse(previewSchema, slot);
      const entries = Object.entries(areas).map(([area, one]) => entryOf(releasesDir, area, one));
      return { name, ...preview, areas: await Promise.all(entries) };
    },
  );
  const canaries = await readEach(
    slots.canaries ?? {},
    (name) => `The canary of ${name} is not shown`,
    async (name, slot) => {
      const { locations, people, at, who } = z.parse(canarySchema, slot);
      const entry = await entryOf(releasesDir, name, slot);
      return { entry, locations, people, at, ...(who && { who }) };
    },
  );
  return {
    previews: previews.read,
    canaries: canaries.read,
    problems: [...previews.problems, ...canaries.problems],
  };
}

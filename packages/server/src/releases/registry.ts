import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { registryOutlineSchema, servedReleaseSchema, type Registry } from '@backoffice/contracts';
import * as z from 'zod/mini';

import { entryOf, readBeside, readEach, reasonOf, type Beside, type Problem } from './entries';
import { notesOf, type Note } from './notes';

export interface CurrentReleases extends Beside {
  registry: Registry;
  /** The folder of the host's release; undefined while there is none. */
  hostFolder: string | undefined;
  /** When each release, as "area release", began to be served, and who released it. */
  notes: Map<string, Note>;
  problems: Problem[];
}

/** Answers the releases in force; reads the registry again after it changed. */
export type Releases = () => Promise<CurrentReleases>;

const NOTHING: CurrentReleases = {
  registry: { areas: [] },
  hostFolder: undefined,
  previews: [],
  canaries: [],
  notes: new Map(),
  problems: [],
};
/** Milliseconds after which what could not be read is tried again: its files may come later. */
const RETRY = 5_000;

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
  const areas = await readEach(
    slots.areas,
    (name) => `The area ${name} is not served`,
    (name, found) => entryOf(releasesDir, name, found),
  );
  const { problems, ...beside } = await readBeside(releasesDir, slots);
  return {
    registry: { ...(host && { host }), areas: areas.read },
    hostFolder,
    ...beside,
    notes: notesOf(slots.history),
    problems: [...ofHost, ...areas.problems, ...problems],
  };
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
    // What reads the same stays the same: whoever watches is told of changes alone.
    return isDeepStrictEqual(next, last) ? last : next;
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

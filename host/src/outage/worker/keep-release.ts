import type { OutageState } from '@backoffice/api-client/outage-state';

import { KeepFailure, reasonOf } from './failure';
import { openFiles, prune, readGeneration, switchTo, type Generation } from './generation';
import { ask, isOfOneRelease, readFiles, readPart, readParts } from './served';

type Tell = (state: OutageState) => void;

const AT_A_TIME = 4;
/** How often a release may come while another is being kept. */
const ROUNDS = 3;

/**
 * Brings all files of what is served now, then switches to it in one write. Whatever fails leaves
 * the generation before in force. Tells how far it is, last how it ended; never rejects.
 */
export async function keepRelease(tell: Tell): Promise<void> {
  const before = await readGeneration().catch(() => undefined);
  const since = before?.since ?? null;
  try {
    const now = await bringWhole(before, tell);
    tell({ is: 'ready', since: now.since, isPersistent: await isPersistent() });
  } catch (error) {
    // Files of half a release must not take the room that sales need.
    await prune(before).catch(() => undefined);
    tell({ is: 'failed', since, reason: reasonOf(error) });
  }
}

const isPersistent = async () => (await navigator.storage?.persisted?.()) ?? false;

async function bringWhole(before: Generation | undefined, tell: Tell): Promise<Generation> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parts = await readParts().catch((error: unknown) => {
      // Without a line what is kept is what there is.
      if (before) return before.parts;
      throw error;
    });
    if (before && isSame(parts, before.parts) && (await hasAll(before))) return before;
    const files = await readFiles(parts);
    if (!isOfOneRelease({ parts, files })) continue;
    const since = before?.since ?? null;
    await bring(files, before?.files ?? {}, (done, total) =>
      tell({ is: 'keeping', since, done, total }),
    );
    // What a release replaced meanwhile isn't worth a switch.
    if ((await readPart('/')).body !== parts['/'].body) continue;
    const now = { since: Date.now(), parts, files, before: Object.keys(before?.files ?? {}) };
    await switchTo(now);
    await prune(now);
    return now;
  }
  throw new KeepFailure('files');
}

const isSame = (some: Generation['parts'], others: Generation['parts']) =>
  (Object.keys(some) as (keyof Generation['parts'])[]).every(
    (name) => some[name].body === others[name].body,
  );

/** The addresses of the files that are there. */
async function filesHere(): Promise<Set<string>> {
  return new Set((await (await openFiles()).keys()).map(({ url }) => url));
}

async function hasAll({ files }: Generation): Promise<boolean> {
  const here = await filesHere();
  return Object.keys(files).every((file) => here.has(file));
}

/** Fetches the files that aren't here with the same bytes already, a few at a time. */
async function bring(
  files: Generation['files'],
  known: Generation['files'],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const cache = await openFiles();
  const here = await filesHere();
  const isHere = ([file, hash]: [string, string]) => known[file] === hash && here.has(file);
  const all = Object.entries(files);
  const wanted = all.filter((file) => !isHere(file));
  let done = all.length - wanted.length;
  onProgress(done, all.length);
  const bringNext = async (): Promise<void> => {
    const next = wanted.shift();
    if (!next) return;
    await cache.put(next[0], await verified(...next));
    done += 1;
    onProgress(done, all.length);
    await bringNext();
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, bringNext));
  } finally {
    wanted.length = 0;
  }
}

/** A file with the bytes that its release has. A browser's cache may hold others: asked past it then. */
async function verified(file: string, integrity: string): Promise<Response> {
  const answer = await ask(file, { integrity }).catch(() => undefined);
  if (answer?.ok) return answer;
  const again = await ask(file, { integrity, cache: 'reload' });
  if (!again.ok) throw new KeepFailure('files');
  return again;
}

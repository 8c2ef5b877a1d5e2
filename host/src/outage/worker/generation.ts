import type { PartName } from './addresses';

export interface Part {
  body: string;
  headers: [name: string, value: string][];
}

/** One release of everything, whole: what is written here is used, nothing else is. */
export interface Generation {
  /** Milliseconds since 1970. */
  since: number;
  parts: Record<PartName, Part>;
  /** By address the hash of the file's bytes. */
  files: Record<string, string>;
  /** Addresses of the generation before, for tabs that are still open. */
  before: string[];
}

/** The caches of this worker; who turns it off deletes both. */
export const CACHES = { files: 'outage-files', generation: 'outage-generation' };
const KEY = '/generation';

export const openFiles = (): Promise<Cache> => caches.open(CACHES.files);

export async function readGeneration(): Promise<Generation | undefined> {
  const record = await (await caches.open(CACHES.generation)).match(KEY);
  return record?.json() as Promise<Generation> | undefined;
}

/** Switches in one write. */
export async function switchTo(generation: Generation): Promise<void> {
  const cache = await caches.open(CACHES.generation);
  await cache.put(KEY, new Response(JSON.stringify(generation)));
}

/** Removes files that neither the generation nor the one before it has. */
export async function prune(generation: Generation | undefined): Promise<void> {
  const wanted = new Set([...Object.keys(generation?.files ?? {}), ...(generation?.before ?? [])]);
  const cache = await openFiles();
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
}

import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';
import {
  registryEntrySchema,
  type OwnAreas,
  type Registry,
  type RegistryEntry,
} from '@backoffice/contracts';

import { inPage } from '../../in-page';

const STORED_NAME = 'registry';
const REGISTRY_PATH = '/areas.json';
/** Milliseconds until the last good registry stands in for the answer, and until it is given up. */
const PATIENCE = 1_500;
const TIME_LIMIT = 8_000;

/** The areas that a page shows, the preview that they belong to, and those that are canaries. */
export interface ShownRegistry extends Registry {
  preview?: NonNullable<OwnAreas['preview']>;
  canaries?: string[];
}

interface Raw {
  areas?: unknown;
  host?: { release?: unknown };
  preview?: ShownRegistry['preview'] | null;
  canaries?: string[];
}

/** Where a registry comes from; replaced in tests. */
export interface RegistrySource {
  fetch: typeof fetch;
  patience?: number;
  timeLimit?: number;
}

const browser = (): RegistrySource => ({ fetch: (...args) => fetch(...args) });

/**
 * The areas that are installed: as the page says, else as the server answers. The last good list
 * stands in when the answer is late or bad; rejects when there is neither.
 */
export async function readRegistry(source: RegistrySource = browser()): Promise<Registry> {
  const given = inPage(REGISTRY_PATH);
  if (given) return parseRegistry(given);
  const { patience = PATIENCE } = source;
  const fresh = fetchRegistry(source).then((registry) => {
    writeStoredJson(STORED_NAME, registry);
    return registry;
  });
  const saved = savedRegistry();
  if (!saved) return fresh;
  const late = new Promise<Registry>((resolve) => setTimeout(resolve, patience, saved));
  return Promise.race([fresh.catch(() => saved), late]);
}

/** Asks the server; rejects for no answer, a late one, and one that is no registry. */
export async function fetchRegistry(
  { fetch, timeLimit = TIME_LIMIT }: RegistrySource = browser(),
): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH, { signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok) throw new Error(`The list of areas was answered with ${response.status}`);
  return parseRegistry(await response.json());
}

/** One entry that does not follow the contract loses its own area, not the others. */
export function parseRegistry(body: unknown): ShownRegistry {
  const { areas, host, preview, canaries = [] } = (body ?? {}) as Raw;
  if (!Array.isArray(areas)) throw new Error('The answer is no list of areas');
  const release = host?.release;
  return {
    ...(typeof release === 'string' && { host: { release } }),
    ...(preview && { preview }),
    ...(canaries.length > 0 && { canaries }),
    areas: areas.flatMap(parseEntry),
  };
}

function parseEntry(entry: unknown): RegistryEntry[] {
  const result = registryEntrySchema.safeParse(entry);
  if (result.success) return [result.data];
  console.error('An entry of the list of areas was refused:', result.error.issues);
  return [];
}

function savedRegistry(): Registry | undefined {
  try {
    return parseRegistry(readStoredJson(STORED_NAME));
  } catch {
    return undefined;
  }
}

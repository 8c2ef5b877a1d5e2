import type { RegistryEntry } from '@backoffice/contracts';

import { fetchRegistry } from './registry';

/** Milliseconds for the answer: somebody waits for a page that has failed already. */
const TIME_LIMIT = 3_000;

/**
 * Whether the server now serves another release of an area than the page started with, or none. No
 * answer is a no: then the line is broken rather than the release gone.
 */
export async function isReplaced({ area, release }: RegistryEntry): Promise<boolean> {
  const source = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };
  try {
    const { areas } = await fetchRegistry({ ...source, timeLimit: TIME_LIMIT });
    return areas.find((entry) => entry.area.name === area.name)?.release !== release;
  } catch {
    return false;
  }
}

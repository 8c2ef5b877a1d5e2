import { ApiError } from '@backoffice/api-client';
import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

const NAME = 'sent-baskets';
const MOST = 20;

function sentKeys(): string[] {
  const kept = readStoredJson(NAME);
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

const keep = (keys: string[]) => writeStoredJson(NAME, keys.slice(-MOST));
const without = (key: string) => sentKeys().filter((one) => one !== key);

/**
 * Sends a basket. Until the answer is certain, its key is stored, because this try may have sold
 * its units.
 */
export async function sendNoted<T>(key: string, send: () => Promise<T>): Promise<T> {
  keep([...without(key), key]);
  try {
    const answer = await send();
    keep(without(key));
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.isDefinite) keep(without(key));
    throw error;
  }
}

/** Whether a basket was sent and no answer is certain, also from before the page was loaded. */
export const isUnanswered = (key: string): boolean => sentKeys().includes(key);

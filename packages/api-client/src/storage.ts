import { STORAGE_PREFIX } from '@backoffice/contracts';

/**
 * Name under which the browser of a shared till stores after how many minutes it locks: empty where
 * it never does, null in other browsers.
 */
export const SHARED_TILL = 'shared-till';

/** Name under which the browser of a till that goes on selling without a line stores that it does. */
export const KEEPS_SELLING = 'keeps-selling';

/** The name in local storage: every other page of the origin shares it. */
export const storageKey = (name: string): string => `${STORAGE_PREFIX}${name}`;

/**
 * What this browser remembers under a name; null where it remembers nothing, or storage is missing
 * or refused. Here and in writing nothing ever throws: what can't be kept lasts until the page is
 * left.
 */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** The JSON value under a name; undefined also for what is no JSON. Its shape is yours to check. */
export function readStoredJson(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a text, or forgets it (null). False when storage is missing, full or refused. */
export function writeStored(name: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), value);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a JSON value. False when storage is missing, full or refused. */
export const writeStoredJson = (name: string, value: unknown): boolean =>
  writeStored(name, JSON.stringify(value));

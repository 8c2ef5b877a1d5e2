import { STORAGE_PREFIX } from '@backoffice/contracts';

export const storageKey = (name: string) => `${STORAGE_PREFIX}${name}`;

/** Local storage may be missing, full or forbidden: then nothing is kept, and nothing breaks. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function writeStored(name: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), value);
    return true;
  } catch {
    return false;
  }
}

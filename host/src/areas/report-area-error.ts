import { reportClientError } from '@backoffice/api-client/resources/client-errors';

import { tellViews } from './count-views';
import { currentRegistry, registryEntry } from './registry/registry-store';

/** Without characters that are easily confused when they are read aloud: 0/O, 1/I/L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number that a person can read to support: "K7QF-2M4X". */
export function createReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  ).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Tells the server what broke in an area or the shell, under the reference that is on screen. */
export function reportError(area: string, reference: string, thrown: unknown): void {
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const served = area === 'shell' ? currentRegistry()?.host : registryEntry(area);
  const release = served?.release ?? 'none';
  void tellViews().then(() => reportClientError({ area, release, reference, message, stack }));
}

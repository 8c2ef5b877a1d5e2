import { readStored, readStoredJson, storageKey, writeStored, writeStoredJson } from './storage';

/** Why this browser could not keep the release: `outage.failed` of the areas' texts words each. */
export const OUTAGE_FAILURES = [
  /** It has no service workers: plain http, or a private window. */
  'unsupported',
  /** Its settings forbid them, as where it forgets everything when it is closed. */
  'refused',
  /** No room for the files. */
  'full',
  /** Files didn't come, or not with the bytes that the release has. */
  'files',
  /** What is served has no list of its files. */
  'unlisted',
  /** The worker doesn't answer. */
  'silent',
] as const;
export type OutageFailure = (typeof OUTAGE_FAILURES)[number];

/**
 * How far this browser is with keeping what it needs to sell without a line. `since` is the moment
 * in milliseconds since 1970 at which it had a whole release; null where it has none.
 */
export type OutageState = { since: number | null } & (
  | { is: 'ready'; isPersistent: boolean }
  | { is: 'keeping'; done: number; total: number }
  | { is: 'failed'; reason: OutageFailure }
);

const NAME = 'outage';
/** Areas share no memory with the host for this, but the page's window. */
const TOLD = storageKey(NAME);

let read: { text: string | null; state: OutageState | null } = { text: null, state: null };

/** The state as it was told last, the same object until it changes; null outside the mode. */
export function outageState(): OutageState | null {
  const text = readStored(NAME);
  if (text !== read.text) {
    read = { text, state: (readStoredJson(NAME) as OutageState | undefined) ?? null };
  }
  return read.state;
}

export function tellOutageState(state: OutageState | null): void {
  if (state === null) writeStored(NAME, null);
  else writeStoredJson(NAME, state);
  window.dispatchEvent(new Event(TOLD));
}

/** Tells when the state changes, also in another tab. Returns how to stop listening. */
export function onOutageState(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === TOLD) listener();
  };
  window.addEventListener(TOLD, listener);
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener(TOLD, listener);
    window.removeEventListener('storage', hear);
  };
}

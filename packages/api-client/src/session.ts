import { readStored, storageKey, writeStored } from './storage';

const TOKEN = 'token';

export type SessionCause = 'signed-in' | 'signed-out' | 'expired' | 'other-tab';

/** What happened to the session; `token` is null when nobody is signed in any more. */
export interface SessionChange {
  token: string | null;
  previous: string | null;
  cause: SessionCause;
}

type SessionListener = (change: SessionChange) => void;

const listeners = new Set<SessionListener>();
let token = readStored(TOKEN);
/** False once a write failed: then the token lives in memory only and storage says nothing. */
let isStorageOurs = true;

function change(next: string | null, cause: SessionCause): void {
  if (next === token) return;
  const previous = token;
  token = next;
  for (const listener of [...listeners]) listener({ token, previous, cause });
}

/** Another tab may have written a token that this one has not heard of yet. */
function adoptStored(): void {
  const stored = readStored(TOKEN);
  if (stored !== null || isStorageOurs) change(stored, 'other-tab');
}

/** The bearer token of the session, null when nobody is signed in. */
export const getToken = (): string | null => token;

/** Signs in with a token; the other tabs follow. */
export function setToken(next: string): void {
  isStorageOurs = writeStored(TOKEN, next);
  change(next, 'signed-in');
}

/** Signs out; the other tabs follow. Drafts stay. */
export function clearToken(): void {
  writeStored(TOKEN, null);
  change(null, 'signed-out');
}

/** Ends the session when the refused token is still the current one; an older one's end is no news. */
export function refuseToken(refused: string): void {
  adoptStored();
  if (refused !== token) return;
  writeStored(TOKEN, null);
  change(null, 'expired');
}

/** Tells of every change of the session, other tabs' included. Returns how to stop listening. */
export function onSessionChange(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    // A null key: everything was cleared at once.
    if (event.key === null || event.key === storageKey(TOKEN)) adoptStored();
  });
  // A page that comes back from the browser's page cache has slept through storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) adoptStored();
  });
}

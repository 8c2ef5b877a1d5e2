import { readStored, SHARED_TILL, writeStored } from '@backoffice/api-client/storage';

/** Under this name the tabs of a shared till tell each other when it was last used. */
const USED = 'till-used';
/** Milliseconds between two notes. */
const PAUSE = 1_000;
const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const;

let noted = 0;

/** Notes that somebody uses the till. */
export function noteUse(): void {
  const now = Date.now();
  if (now >= noted && now - noted < PAUSE) return;
  noted = now;
  writeStored(USED, String(now));
}

/** Milliseconds until this till locks; null where it never does by itself. */
export function timeToLock(): number | null {
  const limit = Number(readStored(SHARED_TILL)) * 60_000;
  if (!limit) return null;
  const now = Date.now();
  const used = Math.max(noted, Number(readStored(USED)));
  // Otherwise no use was ever noted, or the clock was put back since.
  if (used > 0 && used <= now) return used + limit - now;
  noteUse();
  return limit;
}

/** Tells of every sign that somebody is there. Returns how to stop. */
export function watchUse(onUse: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, onUse, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onUse, { capture: true });
  };
}

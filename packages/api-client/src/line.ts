/** When the line went, in milliseconds since 1970; null while there is one. */
let awaySince: number | null = null;
/** When the first of the calls failed since which none was answered; null where all were. */
let doubtedSince: number | null = null;
const listeners = new Set<() => void>();

/** Milliseconds after a failed call in which another one says no more than the first. */
export const SECOND_TRY = 2_000;

/** When the line to the server went, in milliseconds since 1970; null while there is one. */
export const lineAwaySince = (): number | null => awaySince;

/** When the first call failed, while it isn't known yet whether there is a line; else null. */
export const lineDoubtedSince = (): number | null => (awaySince === null ? doubtedSince : null);

/** Tells when the line is in doubt, when it goes and when it is back. Returns how to stop. */
export function onLineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Learns from a call whether there is a line: none where no answer came, or a proxy's own. One call
 * may fail for reasons of its own; the line is away when a later one fails too, and none was
 * answered between them.
 */
export function noteLine(isThere: boolean): void {
  const now = Date.now();
  const since = isThere ? null : (doubtedSince ?? now);
  const isAway = since !== null && (awaySince !== null || now - since >= SECOND_TRY);
  change(isAway ? (awaySince ?? since) : null, since);
}

/** The browser itself says that it has no network: nothing has to be tried. */
export const noteOffline = (): void => change(awaySince ?? Date.now(), doubtedSince ?? Date.now());

function change(away: number | null, doubted: number | null): void {
  if (away === awaySince && doubted === doubtedSince) return;
  awaySince = away;
  doubtedSince = doubted;
  for (const listener of [...listeners]) listener();
}

/** Statuses with which a proxy says that the server behind it is away. */
const OF_PROXIES = new Set([502, 503, 504]);

/** Whether an answer came from the server itself. */
export const isOfServer = (status: number, contentType: unknown): boolean =>
  !OF_PROXIES.has(status) || String(contentType).includes('json');

/** When the line went, in milliseconds since 1970; null while there is one. */
let awaySince: number | null = null;
const listeners = new Set<() => void>();

/** When the line to the server went, in milliseconds since 1970; null while there is one. */
export const lineAwaySince = (): number | null => awaySince;

/** Tells when the line goes and when it is back. Returns how to stop listening. */
export function onLineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Learns from a call whether there is a line: none where no answer came, or a proxy's own. */
export function noteLine(isThere: boolean): void {
  if (isThere === (awaySince === null)) return;
  awaySince = isThere ? null : Date.now();
  for (const listener of [...listeners]) listener();
}

/** Statuses with which a proxy says that the server behind it is away. */
const OF_PROXIES = new Set([502, 503, 504]);

/** Whether an answer came from the server itself. */
export const isOfServer = (status: number, contentType: unknown): boolean =>
  !OF_PROXIES.has(status) || String(contentType).includes('json');

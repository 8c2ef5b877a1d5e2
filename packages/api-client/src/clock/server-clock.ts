/** Milliseconds: a `Date` header has whole seconds only. */
const RESOLUTION = 1_000;

/** Bounds of how far the server's clock is ahead of this device's, in milliseconds. */
let ahead: { least: number; most: number } | null = null;

/**
 * Learns the server's clock from an answer's `Date` header. One answer alone may be off by the time
 * it was on its way and by a second; several together narrow it down.
 *
 * @param sent when the call was sent, by `Date.now()`
 */
export function noteServerDate(header: unknown, sent: number): void {
  const said = typeof header === 'string' ? Date.parse(header) : NaN;
  if (!Number.isFinite(said)) return;
  const heard = { least: said - Date.now(), most: said + RESOLUTION - sent };
  const least = Math.max(heard.least, ahead?.least ?? heard.least);
  const most = Math.min(heard.most, ahead?.most ?? heard.most);
  // The bounds contradict each other once somebody has set one of the clocks.
  ahead = least <= most ? { least, most } : heard;
}

/** Milliseconds by which the server's clock is ahead of this device's; null before an answer told. */
export const serverAhead = (): number | null => ahead && Math.round((ahead.least + ahead.most) / 2);

/** Now by the server's clock; by the device's own where no answer has told yet. */
export const serverNow = (): Date => new Date(Date.now() + (serverAhead() ?? 0));

/** For tests, which set clocks. */
export function forgetServerDate(): void {
  ahead = null;
}

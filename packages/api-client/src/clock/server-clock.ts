/** A `Date` header has whole seconds. Milliseconds. */
const RESOLUTION = 1_000;

/** Between what and what the server's clock is ahead of this device's. Milliseconds. */
let ahead: { least: number; most: number } | null = null;

/**
 * Takes what an answer's `Date` says of the server's clock. Each answer alone is off by its way and
 * by a second; together they close in.
 *
 * @param sent when it was asked for, by `Date.now()`
 */
export function noteServerDate(header: unknown, sent: number): void {
  const said = typeof header === 'string' ? Date.parse(header) : NaN;
  if (!Number.isFinite(said)) return;
  const heard = { least: said - Date.now(), most: said + RESOLUTION - sent };
  const least = Math.max(heard.least, ahead?.least ?? heard.least);
  const most = Math.min(heard.most, ahead?.most ?? heard.most);
  // They contradict each other once somebody has set one of the clocks.
  ahead = least <= most ? { least, most } : heard;
}

/** Now by the server's clock; by the device's own where no answer has told yet. */
export const serverNow = (): Date =>
  new Date(Date.now() + (ahead ? Math.round((ahead.least + ahead.most) / 2) : 0));

/** For tests, which set clocks. */
export function forgetServerDate(): void {
  ahead = null;
}

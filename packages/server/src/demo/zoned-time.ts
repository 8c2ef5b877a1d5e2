import { clockIn } from '@backoffice/contracts';

/** Minutes by which a zone is ahead of UTC at a moment. */
function offsetMinutes(timeZone: string, moment: number): number {
  const shown = Date.parse(`${clockIn(timeZone, new Date(moment))}Z`);
  return Math.round((shown - moment) / 60_000);
}

/** The moment at which a clock in a zone shows `minutes` after midnight of a day. */
export function zonedTime(timeZone: string, day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const first = asUtc - offsetMinutes(timeZone, asUtc) * 60_000;
  return new Date(asUtc - offsetMinutes(timeZone, first) * 60_000);
}

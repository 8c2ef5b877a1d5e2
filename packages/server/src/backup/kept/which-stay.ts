/** How many of each kind stay: the newest of so many days, weeks and months that have one. */
const KEPT = { days: 7, weeks: 4, months: 12 };

const DAY = 86_400_000;
/** 1 January 1970 was a Thursday; a week begins on Monday. */
const weekOf = (moment: Date) => Math.floor((moment.getTime() / DAY + 3) / 7);

const PERIODS: [number, (moment: Date) => string | number][] = [
  [KEPT.days, (moment) => moment.toISOString().slice(0, 10)],
  [KEPT.weeks, weekOf],
  [KEPT.months, (moment) => moment.toISOString().slice(0, 7)],
];

/**
 * Those of some backups that stay: of the last seven days, four weeks and twelve months (UTC) that
 * have any, the newest. Periods without a backup don't count, so that a shop that was closed for a
 * season still has its last ones.
 */
export function whichStay<T extends { at: Date }>(backups: T[]): Set<T> {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const stay = new Set<T>();
  for (const [count, periodOf] of PERIODS) {
    const newest = new Map<string | number, T>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.at);
      if (!newest.has(period)) newest.set(period, backup);
    }
    for (const backup of [...newest.values()].slice(0, count)) stay.add(backup);
  }
  return stay;
}

import type { Closing, ClosingCount, MovedMoney } from '@backoffice/contracts';
import { centsOf } from '@backoffice/i18n';

/** The counted and the expected money of one way of payment, in whole cents. */
export interface WayCount {
  way: ClosingCount['way'];
  expected: number;
  counted: number;
  /** Counted − expected, as it was at the closing. */
  difference: number;
  /** Sum of the corrections booked since; so much more should have been there. */
  late: number;
  /** The part of the difference that no later correction explains. */
  unexplained: number;
}

/** The counts with later corrections; undefined for a person who counts blind. */
export function wayCounts({
  counts,
  late = [],
}: Pick<Closing, 'counts' | 'late'>): WayCount[] | undefined {
  return counts?.map(({ way, expected, counted }) => {
    const difference = centsOf(counted) - centsOf(expected);
    const put = lateOf(late, way);
    return {
      way,
      expected: centsOf(expected),
      counted: centsOf(counted),
      difference,
      late: put,
      unexplained: difference - put,
    };
  });
}

const lateOf = (late: readonly MovedMoney[], way: ClosingCount['way']) =>
  late.reduce((sum, moved) => (moved.way === way ? sum + centsOf(moved.amount) : sum), 0);

/** The cash of a closing, which somebody counted in the drawer. */
export const cashCount = (closing: Closing): WayCount | undefined =>
  wayCounts(closing)?.find(({ way }) => way === 'cash');

/** The ways whose counted money differed, or that were corrected after the closing. */
export const differingWays = (closing: Closing): WayCount[] =>
  (wayCounts(closing) ?? []).filter(({ difference, late }) => difference !== 0 || late !== 0);

/** The cash difference of all closings of one day, in whole cents. */
export interface DayDifference {
  day: string;
  cents: number;
}

/** Cash differences by the day of the closing, the oldest first, over at most so many days. */
export function dayDifferences(closings: readonly Closing[], limit: number): DayDifference[] {
  const days = new Map<string, number>();
  for (const closing of closings) {
    const cents = cashCount(closing)?.difference ?? 0;
    days.set(closing.closed_on, (days.get(closing.closed_on) ?? 0) + cents);
  }
  return [...days]
    .map(([day, cents]) => ({ day, cents }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-limit);
}

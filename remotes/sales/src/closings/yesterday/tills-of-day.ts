import { dayIn, type Closing, type DayMoney } from '@backoffice/contracts';

/** A shop's id; null is the till of what is sold in no shop. */
export type ShopId = number | null;

const shopOf = ({ location }: Closing): ShopId => location?.id ?? null;

/**
 * The closings with which a day's tills ended. A shop without a closing on that day may have closed
 * after midnight or in the morning, so its closing of the next day counts if its period had begun
 * by then.
 */
export function closingsOfDay(
  closings: readonly Closing[],
  day: string,
  timeZone: string | undefined,
): Closing[] {
  const onDay = closings.filter(({ closed_on }) => closed_on === day);
  const closedThen = new Set(onDay.map(shopOf));
  const after = closings.filter(
    (closing) =>
      closing.closed_on > day &&
      !closedThen.has(shopOf(closing)) &&
      dayIn(timeZone, new Date(closing.opened_at)) <= day,
  );
  return [...onDay, ...after];
}

/** The shops for which no closing of the day is known. */
export function shopsWithout(closings: readonly Closing[], shops: readonly ShopId[]): ShopId[] {
  const closed = new Set(closings.map(shopOf));
  return shops.filter((shop) => !closed.has(shop));
}

/** Whether anything was sold or brought back, so that a till should have been closed. */
export const hasMoved = (money: DayMoney | null | undefined): boolean =>
  Boolean(money?.sums.length);

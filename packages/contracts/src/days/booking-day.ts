import { addDays } from './day';

/** Days are `YYYY-MM-DD`. Nobody's books that are kept here begin earlier. */
export const FIRST_BOOKING_DAY = '2000-01-01';

/** The last day that can be booked ahead: ten years from today. */
export function lastBookingDay(today: string): string {
  const year = Number(today.slice(0, 4)) + 10;
  return addDays(`${year}${today.slice(4)}`, 0);
}

/** False for a day that can only be a slip of the finger. */
export const isBookingDay = (day: string, today: string): boolean =>
  day >= FIRST_BOOKING_DAY && day <= lastBookingDay(today);

import { addDays } from './day';

/** Days are `YYYY-MM-DD`. No company keeps books here that begin earlier. */
export const FIRST_BOOKING_DAY = '2000-01-01';

/** The last day that can be booked ahead: ten years from today. */
export function lastBookingDay(today: string): string {
  const year = Number(today.slice(0, 4)) + 10;
  return addDays(`${year}${today.slice(4)}`, 0);
}

/** False for a day that can only be a typing mistake. */
export const isBookingDay = (day: string, today: string): boolean =>
  day >= FIRST_BOOKING_DAY && day <= lastBookingDay(today);

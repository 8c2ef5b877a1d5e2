import { inAlbanian } from './albanian-names';
import { currentLocale, NO_VALUE } from './formats';
import { currentLanguage } from './language';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = currentLocale() + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(currentLocale(), options);
  dateFormats.set(key, format);
  return format;
}

function write(date: Date, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(options);
  if (currentLanguage() !== 'sq') return format.format(date);
  return inAlbanian(format.formatToParts(date), options);
}

/** A calendar day `YYYY-MM-DD`: "21 Nov 2026". */
export function formatDay(
  day: string | null | undefined,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const date = new Date(`${day ?? ''}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day || NO_VALUE;
  return write(date, { ...options, timeZone: 'UTC' });
}

/** A moment (ISO 8601) as day and time in a time zone; without one, in the browser's. */
export function formatMoment(
  moment: string | null | undefined,
  timeZone?: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return moment || NO_VALUE;
  return write(date, { ...options, timeZone });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Keeps each format: making one takes far longer than using it. */
function clockFormat(timeZone: string | undefined) {
  const key = timeZone ?? '';
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * The local time of a moment in a time zone (default: the machine's own), `YYYY-MM-DDTHH:mm:ss`. It
 * is built from named parts, since browsers differ in the order and the signs of a locale's dates.
 */
export function clockIn(timeZone: string | undefined, moment: Date): string {
  const parts = clockFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes, width = 2) =>
    (parts.find((found) => found.type === type)?.value ?? '').padStart(width, '0');
  const day = [part('year', 4), part('month'), part('day')].join('-');
  return `${day}T${[part('hour'), part('minute'), part('second')].join(':')}`;
}

/** The calendar day `YYYY-MM-DD` of a moment in a time zone (default: the machine's own). */
export const dayIn = (timeZone: string | undefined, moment: Date = new Date()): string =>
  clockIn(timeZone, moment).slice(0, 10);

/** The day `days` after (or before, when negative) a day; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The calendar year of a day `YYYY-MM-DD`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * Whether a range of days ends before it begins, so that the server needn't be asked; an empty end
 * is open.
 */
export const isBackwards = ({ from = '', to = '' }: { from?: string; to?: string }): boolean =>
  from !== '' && to !== '' && from > to;

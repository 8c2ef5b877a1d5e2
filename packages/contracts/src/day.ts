const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string | undefined) {
  const key = timeZone ?? '';
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(key, format);
  }
  return format;
}

/** The calendar day `YYYY-MM-DD` of a moment in a time zone (default: the machine's own). */
export const dayIn = (timeZone: string | undefined, moment: Date = new Date()): string =>
  dayFormat(timeZone).format(moment);

/** The day `days` after (or before, when negative) a day; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The calendar year of a day `YYYY-MM-DD`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

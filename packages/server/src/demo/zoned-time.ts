const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}

/** Minutes by which a zone is ahead of UTC at a moment. */
function offsetMinutes(timeZone: string, moment: number): number {
  const shown = formatOf(timeZone).format(moment).replace(' ', 'T');
  return Math.round((Date.parse(`${shown}Z`) - moment) / 60_000);
}

/** The moment at which a clock in a zone shows `minutes` after midnight of a day. */
export function zonedTime(timeZone: string, day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const first = asUtc - offsetMinutes(timeZone, asUtc) * 60_000;
  return new Date(asUtc - offsetMinutes(timeZone, first) * 60_000);
}

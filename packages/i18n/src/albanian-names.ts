const MONTHS = {
  short: 'jan shk mar pri maj qer korr gush sht tet nën dhj'.split(' '),
  long: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
};
const WEEKDAYS: Record<string, { short: string; long: string } | undefined> = {
  Sun: { short: 'die', long: 'e diel' },
  Mon: { short: 'hën', long: 'e hënë' },
  Tue: { short: 'mar', long: 'e martë' },
  Wed: { short: 'mër', long: 'e mërkurë' },
  Thu: { short: 'enj', long: 'e enjte' },
  Fri: { short: 'pre', long: 'e premte' },
  Sat: { short: 'sht', long: 'e shtunë' },
};
/** "M11". */
const MONTH_NUMBER = /^M(\d\d)$/;

const widthOf = (asked: string | undefined, style: string | undefined) =>
  asked === 'long' || style === 'long' || style === 'full' ? 'long' : 'short';

/**
 * A date in Albanian. Chromium on desktops has no Albanian names of months and weekdays and writes
 * "25 M11 2026", "Wed"; they are put in here, as CLDR has them. Names that are there already stay.
 */
export const inAlbanian = (
  parts: readonly Intl.DateTimeFormatPart[],
  { month, weekday, dateStyle }: Intl.DateTimeFormatOptions,
): string =>
  parts
    .map(({ type, value }) => {
      const number = type === 'month' ? MONTH_NUMBER.exec(value)?.[1] : undefined;
      if (number) return MONTHS[widthOf(month, dateStyle)][Number(number) - 1];
      if (type === 'weekday') return WEEKDAYS[value]?.[widthOf(weekday, dateStyle)] ?? value;
      return value;
    })
    .join('');

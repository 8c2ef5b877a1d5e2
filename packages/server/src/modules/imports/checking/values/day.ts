export type DayOrder = 'dmy' | 'mdy' | 'ymd';

const MONTHS = [
  'jan januar january janar ocak oca',
  'feb februar february shkurt shk subat sub',
  'mar maerz marz march mars mart mrz',
  'apr april prill pri nisan nis',
  'may mai maj mayis',
  'jun juni june qershor qer haziran haz',
  'jul juli july korrik kor temmuz tem',
  'aug august gusht gus agustos agu',
  'sep sept september shtator sht eylul eyl',
  'oct oktober october okt tetor tet ekim eki',
  'nov november nentor nen kasim kas',
  'dec dezember december dez dhjetor dhj aralik ara',
].map((names) => new Set(names.split(' ')));

const plain = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** The time of day behind a date, with its zone. */
const TIME = /[T ,]+\d{1,2}:\d{2}.*$/;
const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const SHORT = /^(\d{1,2})([-./ ])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const DAY_FIRST = /^(\d{1,2})[-. /]*(\p{L}+)[-. /,]*(\d{4}|\d{2})$/u;
const MONTH_FIRST = /^(\p{L}+)[. ]*(\d{1,2})[., ]+(\d{4})$/u;

interface Parts {
  /** Day and month; month and day where `order` is `mdy`. */
  first: number;
  second: number;
  year: number;
  order: DayOrder | 'either';
}

const monthNamed = (word: string) => MONTHS.findIndex((names) => names.has(plain(word))) + 1;
const yearOf = (digits: string) => (digits.length === 2 ? 2000 : 0) + Number(digits);

function partsOf(cell: string): Parts | null {
  const text = cell.trim().replace(TIME, '').trim();
  const iso = ISO.exec(text);
  if (iso) {
    return { first: Number(iso[3]), second: Number(iso[2]), year: Number(iso[1]), order: 'ymd' };
  }
  const short = SHORT.exec(text);
  if (short) {
    const [first, second, year] = [Number(short[1]), Number(short[3]), yearOf(short[4] ?? '')];
    return { first, second, year, order: orderOf(first, second, short[2] ?? '') };
  }
  const [, day, month, year] =
    DAY_FIRST.exec(text) ??
    MONTH_FIRST.exec(text)?.map((_, at, all) => all[[0, 2, 1, 3][at] ?? 0]) ??
    [];
  const named = monthNamed(month ?? '');
  return named
    ? { first: Number(day), second: named, year: yearOf(year ?? ''), order: 'dmy' }
    : null;
}

/** With points between the numbers the day comes first; a number over twelve is no month. */
function orderOf(first: number, second: number, separator: string): DayOrder | 'either' {
  if (second > 12) return 'mdy';
  return separator === '.' || first > 12 || first === second ? 'dmy' : 'either';
}

/** What a cell says about the order of days in its column; null: nothing. */
export function daysIn(cell: string): DayOrder | 'either' | null {
  const parts = partsOf(cell);
  if (!parts || parts.first === parts.second || /\p{L}{3}/u.test(cell)) return null;
  return parts.order;
}

const two = (value: number) => String(value).padStart(2, '0');

function isoOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${two(month)}-${two(day)}`;
  const moment = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isDay && year >= 1900 ? text : null;
}

export type ReadDay = { day: string } | { wrong: 'not_day' | 'ambiguous_day' | 'future_day' };

/** Reads a day as YYYY-MM-DD; nothing can have come after `today`. */
export function readDay(cell: string, days: DayOrder | null, today: string): ReadDay {
  const parts = partsOf(cell);
  if (!parts) return { wrong: 'not_day' };
  const { first, second, year } = parts;
  const order = parts.order === 'either' ? days : parts.order;
  if (!order) return { wrong: 'ambiguous_day' };
  const day = order === 'mdy' ? isoOf(year, first, second) : isoOf(year, second, first);
  if (!day) return { wrong: 'not_day' };
  return day > today ? { wrong: 'future_day' } : { day };
}

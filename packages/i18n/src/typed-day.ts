import { searchKey } from '@backoffice/contracts';

import { formatDay } from './date-formats';
import { inLatin } from './typed-number';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Digits without anything between them: "2611", "261126", "26112026". */
const RUN = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/**
 * Reads a day however a person writes it, as `YYYY-MM-DD`: "26.11.2026", "26 Nov 2026", "2611",
 * "26", or ISO. The day comes before the month, as in all of our languages. What is left out is
 * taken from the day `near`. Null for what is no day.
 */
export function typedDay(text: string, near: string): string | null {
  const plain = inLatin(text).trim();
  const iso = ISO.exec(plain);
  if (iso) return dayOf(iso[3], iso[2], iso[1]);
  const run = RUN.exec(plain);
  const [day, month = near.slice(5, 7), year = near.slice(0, 4), ...more] = run
    ? run.slice(1).filter((part) => part !== undefined)
    : inOrder(plain.match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []);
  if (more.length > 0) return null;
  return dayOf(day, month, year.length === 2 ? `20${year}` : year);
}

/** Day, month and year; "Nov 26" has its month in front. */
function inOrder(parts: readonly string[]): string[] {
  const numbers = parts.map((part) => (/^\d/.test(part) ? part : monthNamed(part)));
  const name = parts.findIndex((part) => !/^\d/.test(part));
  const [month] = name === 0 ? numbers.splice(0, 1) : [];
  if (month !== undefined) numbers.splice(1, 0, month);
  return numbers;
}

/** The number of a month by its name in the language on screen, or by the name's beginning. */
function monthNamed(text: string): string {
  const typed = searchKey(text);
  const found = MONTHS.find((month) =>
    (['long', 'short'] as const).some((width) => {
      const name = searchKey(formatDay(`2026-${month}-15`, { month: width }));
      return name === typed || (typed.length >= 3 && name.startsWith(typed));
    }),
  );
  return found ?? '';
}

function dayOf(day = '', month = '', year = ''): string | null {
  if (!/^\d{4}$/.test(year)) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

import { addDays } from '@backoffice/contracts';

/** A span of days, both `YYYY-MM-DD` and within it; '' leaves an end open. */
export interface Span {
  from: string;
  to: string;
}

const ANY_DAY: Span = { from: '', to: '' };

/** The spans that people ask for most, by the name of their text. */
export function usualSpans(today: string) {
  const first = `${today.slice(0, 7)}-01`;
  const last = addDays(first, -1);
  return [
    ['any', ANY_DAY],
    ['today', { from: today, to: today }],
    ['yesterday', { from: addDays(today, -1), to: addDays(today, -1) }],
    ['week', { from: addDays(today, -6), to: today }],
    ['month', { from: first, to: today }],
    ['lastMonth', { from: `${last.slice(0, 7)}-01`, to: last }],
  ] as const satisfies readonly (readonly [string, Span])[];
}

export const isSame = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

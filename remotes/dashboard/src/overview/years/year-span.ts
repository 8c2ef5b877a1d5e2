import { DASHBOARD_YEARS } from '@backoffice/contracts';

/** Which years the main chart shows. `end` counts in range mode only; null is "not chosen yet". */
export interface YearSpan {
  start: number;
  end: number | null;
  isRange: boolean;
}

/** Six years, from five before the current one to the current one. */
export const yearChoices = (currentYear: number): number[] =>
  Array.from({ length: DASHBOARD_YEARS }, (_, index) => currentYear - DASHBOARD_YEARS + 1 + index);

/** Years that can end a span: the start year and later. */
export const endYearChoices = (choices: readonly number[], start: number): number[] =>
  choices.filter((year) => year >= start);

export const singleYear = (year: number): YearSpan => ({ start: year, end: null, isRange: false });

/** In range mode, an end year that is not after the new start is cleared. */
export function withStart(span: YearSpan, start: number): YearSpan {
  const end = span.end !== null && span.end > start ? span.end : null;
  return { ...span, start, end };
}

export const withEnd = (span: YearSpan, end: number | null): YearSpan => ({ ...span, end });

/** Range mode begins and ends without an end year. */
export const withRange = (span: YearSpan, isRange: boolean): YearSpan => ({
  ...span,
  isRange,
  end: null,
});

/** The years to ask for: start to end inclusive, or the single year. */
export function yearsOf({ start, end, isRange }: YearSpan): number[] {
  const last = isRange && end !== null ? end : start;
  return Array.from({ length: last - start + 1 }, (_, index) => start + index);
}

import { NO_VALUE, type TFunction } from '@backoffice/i18n';

import type { ValueFormat } from '../charts/use-formats';
import { extremeMonths } from './years/year-figures';

interface Summarised {
  name: string;
  year: number;
  /** The total, formatted. */
  total: string;
  values: readonly (number | null)[];
}

/** A year's chart in a sentence: what, how much, and the months with most and least. */
export function summaryOf(
  { name, year, total, values }: Summarised,
  months: readonly string[],
  format: ValueFormat,
  t: TFunction<'dashboard'>,
): string {
  if (values.every((value) => value === null)) return t('chart.none', { name });
  const [best, worst] = extremeMonths(values);
  return t('chart.summary', {
    name,
    year,
    total,
    best: months[best] ?? NO_VALUE,
    most: format.full(values[best]),
    worst: months[worst] ?? NO_VALUE,
    least: format.full(values[worst]),
  });
}

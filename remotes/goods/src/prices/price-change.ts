import type { PriceChange, ProductFilter } from '@backoffice/contracts';
import { moneyOfCents, typedCents, typedDecimal } from '@backoffice/i18n';

export const PRICE_WAYS = [
  'less_percent',
  'more_percent',
  'less_euros',
  'more_euros',
  'set',
] as const;
type PriceWay = (typeof PRICE_WAYS)[number];

export const PRICE_ENDINGS = ['.90', '.99', '.95', '.50', '.00'] as const;

/** The dialog's values; numbers may still be text while somebody types. */
export interface PriceValues {
  way: PriceWay;
  percent: number | string;
  euros: string;
  /** '' takes prices as they are calculated. */
  ending: string;
  /** Prints the new labels at once. */
  labels: boolean;
}

/** Whose prices change: ticked units, or all that a filter matches. */
export type PriceScope = Pick<PriceChange, 'ids' | 'filter'>;

/** The filter of a stock list without its order, which a price has nothing to do with. */
export const scopeOfFilter = ({
  sort: _sort,
  dir: _dir,
  ...filter
}: ProductFilter): PriceScope => ({
  filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
});

export const isPercent = (way: PriceWay): boolean => way.endsWith('percent');

/** 100 per cent less would leave no price at all. */
export const mostPercent = (way: PriceWay): number => (way === 'less_percent' ? 99.99 : 1_000);

function percentOf({ way, percent }: PriceValues): Partial<PriceChange> | null {
  const number = typedDecimal(String(percent));
  if (number === null || number < 0 || number > mostPercent(way)) return null;
  // A percentage has two places at most.
  const text = String(Math.round(number * 100) / 100);
  return { percent: way === 'less_percent' && number > 0 ? `-${text}` : text };
}

function eurosOf({ way, euros }: PriceValues): Partial<PriceChange> | null {
  const cents = typedCents(euros);
  if (cents === null) return null;
  if (way === 'set') return { set: moneyOfCents(cents) };
  return { amount: moneyOfCents(way === 'less_euros' ? -cents : cents) };
}

/** The request that the dialog stands for; null while it is not complete. */
export function priceChangeOf(scope: PriceScope, values: PriceValues): PriceChange | null {
  const way = isPercent(values.way) ? percentOf(values) : eurosOf(values);
  return way && { ...scope, ...way, ...(values.ending && { ending: values.ending }) };
}

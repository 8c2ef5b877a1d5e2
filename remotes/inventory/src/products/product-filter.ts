import {
  addDays,
  GROUP_SORTS,
  PRODUCT_SORTS,
  PRODUCT_TYPES,
  SLOW_STOCK_DAYS,
  type GroupFilter,
  type GroupSort,
  type ProductFilter,
  type ProductSort,
} from '@backoffice/contracts';
import { useToday, useUrlState } from '@backoffice/ui';
import { useMemo } from 'react';

/** The list's state as it stands in the URL. An empty day is no limit; `all` is 'Show All'. */
export interface ProductsUrl extends Record<string, string> {
  start: string;
  end: string;
  code: string;
  brand: string;
  type: string;
  location: string;
  /** One of STATES; empty for all that is in stock. */
  state: string;
  /** `1` for one row per product. */
  group: string;
  all: string;
  sort: string;
  dir: string;
}

/** Both days are today until somebody chooses others. */
export const productsUrlDefaults = (today: string): ProductsUrl => ({
  start: today,
  end: today,
  code: '',
  brand: '',
  type: '',
  location: '',
  state: '',
  group: '',
  all: '',
  sort: '',
  dir: '',
});

/** Filters by state; all but `out` and `under_way` list units that are in stock. */
export const STATES = ['sale', 'aside', 'due', 'out', 'under_way', 'slow'] as const;
export type StockState = (typeof STATES)[number];

const STATE_FILTERS: Record<StockState, ProductFilter> = {
  sale: { set_aside: '0' },
  aside: { set_aside: '1' },
  due: { label_due: '1' },
  out: { out: '1' },
  under_way: { under_way: '1' },
  slow: {},
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[1-9]\d{0,14}$/;
const dayOrNothing = (text: string) => (DAY.test(text) ? text : undefined);
const wordOrNothing = <Word extends string>(words: readonly Word[], text: string) =>
  words.find((word) => word === text);

/** The filter for the server; whatever in the URL makes no sense is left out. */
export function toProductFilter(url: ProductsUrl, today: string): ProductFilter {
  const isAll = url.all !== '';
  const state = wordOrNothing(STATES, url.state);
  const sort = wordOrNothing<ProductSort>(PRODUCT_SORTS, url.sort);
  return {
    type: wordOrNothing(PRODUCT_TYPES, url.type),
    start_date: isAll ? undefined : dayOrNothing(url.start),
    end_date: endOf(url, state, today),
    code: url.code.trim() || undefined,
    brand: url.brand.trim() || undefined,
    location: ID.test(url.location) ? Number(url.location) : undefined,
    ...(state && STATE_FILTERS[state]),
    sort,
    dir: sort && (url.dir === 'desc' ? 'desc' : 'asc'),
  };
}

/** Slow stock came before a certain day, so a later end day of the filter doesn't count. */
function endOf(url: ProductsUrl, state: StockState | undefined, today: string) {
  const chosen = url.all === '' ? dayOrNothing(url.end) : undefined;
  if (state !== 'slow') return chosen;
  const latest = addDays(today, -SLOW_STOCK_DAYS - 1);
  return chosen !== undefined && chosen < latest ? chosen : latest;
}

/**
 * A state is listed whatever day its units came, so the days are lifted; `sale` keeps the filter.
 */
export const withState = (state: string) =>
  state === '' || state === 'sale' ? { state } : { state, all: '', start: '', end: '' };

/** The filter of a list with one row per product, which has orders of its own. */
export function toGroupFilter(url: ProductsUrl, today: string): GroupFilter {
  const sort = wordOrNothing<GroupSort>(GROUP_SORTS, url.sort);
  const dir = sort && (url.dir === 'desc' ? 'desc' : 'asc');
  return { ...toProductFilter(url, today), sort, dir };
}

/** 'Show All' lifts every filter; pressed again, the list is back at today. */
export const toggleShowAll = (url: ProductsUrl, today: string): ProductsUrl => ({
  ...productsUrlDefaults(today),
  sort: url.sort,
  dir: url.dir,
  group: url.group,
  all: url.all === '' ? '1' : '',
});

/** A day that is chosen ends 'Show All'; the other day starts at today again. */
export const withDay = (
  url: ProductsUrl,
  side: 'start' | 'end',
  day: string,
): Partial<ProductsUrl> => ({ [side]: day, ...(url.all !== '' && { all: '' }) });

export interface ProductFilterState {
  url: ProductsUrl;
  filter: ProductFilter;
  today: string;
  change: (change: Partial<ProductsUrl>) => void;
}

/** The filter of the list, read from the URL. */
export function useProductFilter(): ProductFilterState {
  const today = useToday();
  const [url, change] = useUrlState(productsUrlDefaults(today));
  const filter = useMemo(() => toProductFilter(url, today), [url, today]);
  return { url, filter, today, change };
}

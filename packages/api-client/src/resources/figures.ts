import { http } from '@backoffice/api-client';
import {
  PATHS,
  PRODUCT_TYPES,
  type BestSeller,
  type BestSellers,
  type ComparedDays,
  type DayFigures,
  type FigureType,
  type LocationStock,
  type StockFigures,
  type YearFigures,
} from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import {
  badAnswer,
  dayOf,
  idOrNull,
  moneyOf,
  moneyOrNull,
  numberOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
  wordOf,
} from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';

/** One online sale of this year, euros. `sold_at` is null where the server does not say it. */
export interface OnlineSaleAmount {
  sale_price: string;
  sold_at: string | null;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** A year without its list of months is a broken answer, not a year without sales. */
function yearOf(raw: Raw): YearFigures {
  const months: unknown = raw.salesArray;
  if (!Array.isArray(months)) throw badAnswer();
  return { year: numberOf(raw.year), salesArray: MONTHS.map((month) => numberOf(months[month])) };
}

function onlineSaleOf({ sale_price, sold_at }: Raw): OnlineSaleAmount {
  const amount = moneyOrNull(sale_price);
  if (amount === null) throw badAnswer();
  return { sale_price: amount, sold_at: textOrNull(sold_at) };
}

function dayFiguresOf(value: unknown): DayFigures {
  const raw = recordOf(value);
  return {
    date: dayOf(raw.date),
    amount: moneyOf(raw.amount),
    units: numberOf(raw.units),
    receipts: numberOf(raw.receipts),
    average: moneyOrNull(raw.average),
  };
}

function daysOf(value: unknown): ComparedDays {
  const { today, yesterday, last_week } = recordOf(value);
  return {
    today: dayFiguresOf(today),
    yesterday: dayFiguresOf(yesterday),
    last_week: dayFiguresOf(last_week),
  };
}

const bestSellerOf = (raw: Raw): BestSeller => ({
  name: textOf(raw.name),
  type: wordOf(PRODUCT_TYPES, raw.type),
  units: numberOf(raw.units),
  amount: moneyOf(raw.amount),
});

function bestSellersOf(value: unknown): BestSellers {
  const { since, brands, sizes } = recordOf(value);
  return {
    since: dayOf(since),
    brands: rowsOf(brands).map(bestSellerOf),
    sizes: rowsOf(sizes).map(bestSellerOf),
  };
}

const locationStockOf = (raw: Raw): LocationStock => ({
  id: idOrNull(raw.id),
  name: textOrNull(raw.name),
  units: numberOf(raw.units),
  value: moneyOrNull(raw.value),
  slow: numberOf(raw.slow),
});

function stockOf(value: unknown): StockFigures {
  const { slow_until, locations, under_way } = recordOf(value);
  const { units, value: worth, slow } = locationStockOf(recordOrEmpty(under_way));
  return {
    slow_until: dayOf(slow_until),
    locations: rowsOf(locations).map(locationStockOf),
    under_way: { units, value: worth, slow },
  };
}

/** An added call: null on a server that does not know it. */
const added = <T>(path: string, read: (value: unknown) => T) =>
  queryOptions({
    queryKey: [ROOTS.figures, 'detail', path],
    queryFn: ({ signal }) => readAdded(http.get(path, { signal }), read),
  });

export const figureQueries = {
  /** Twelve monthly figures per year, January to December: euros, or units for `quantity`. */
  years: (type: FigureType, years: readonly number[]) =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', { type, years }],
      queryFn: async ({ signal }) =>
        rowsOf(await http.post(PATHS.yearlyFigures, { body: { years, type }, signal })).map(yearOf),
    }),

  /** This year's online sales one by one: the same call without arguments. */
  onlineSales: () =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', 'online-sales'],
      queryFn: async ({ signal }): Promise<OnlineSaleAmount[]> =>
        rowsOf(await http.post(PATHS.yearlyFigures, { body: {}, signal })).map(onlineSaleOf),
    }),

  /** Today beside yesterday and the same weekday a week ago (added). */
  days: () => added(PATHS.figuresOfDays, daysOf),

  /** The brands and sizes that sold best this month (added). */
  bestSellers: () => added(PATHS.bestSellers, bestSellersOf),

  /** The stock by location, and how much of it is old (added). */
  stock: () => added(PATHS.stockFigures, stockOf),
};

import { figureCalls, type FigureType, type YearFigures } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { badAnswer } from './bad-answer';
import { callIfKnown } from './call';
import { moneyOrNull, numberOf, rowsOf, textOrNull, type Raw } from './normalise';
import * as ROOTS from './query-roots';
import { send } from './send';

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

const added = (name: string) => [ROOTS.figures, 'detail', name];

export const figureQueries = {
  /** Twelve monthly figures per year, January to December: euros, or units for `quantity`. */
  years: (type: FigureType, years: readonly number[]) =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', { type, years }],
      queryFn: async ({ signal }) => {
        const body = { years: [...years], type };
        return rowsOf((await send(figureCalls.years, { body, signal })).data).map(yearOf);
      },
    }),

  /** This year's online sales one by one: the same call without arguments. */
  onlineSales: () =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', 'online-sales'],
      queryFn: async ({ signal }) =>
        rowsOf((await send(figureCalls.years, { body: {}, signal })).data).map(onlineSaleOf),
    }),

  /** Today beside yesterday and the same weekday a week ago; null where the server has no such call. */
  days: () =>
    queryOptions({
      queryKey: added('days'),
      queryFn: ({ signal }) => callIfKnown(figureCalls.days, { signal }),
    }),

  /** The brands and sizes that sold best this month; null where the server has no such call. */
  bestSellers: () =>
    queryOptions({
      queryKey: added('best-sellers'),
      queryFn: ({ signal }) => callIfKnown(figureCalls.bestSellers, { signal }),
    }),

  /** The stock by location, and how much of it is old; null where the server has no such call. */
  stock: () =>
    queryOptions({
      queryKey: added('stock'),
      queryFn: ({ signal }) => callIfKnown(figureCalls.stock, { signal }),
    }),
};

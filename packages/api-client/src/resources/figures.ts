import { http } from '@backoffice/api-client';
import { PATHS, type FigureType, type YearFigures } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { badAnswer, moneyOrNull, numberOf, rowsOf, textOrNull, type Raw } from './normalise';
import { ROOTS } from './query-roots';

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

export const figureQueries = {
  /** Twelve monthly figures per year, January to December: euros, or units for `quantity`. */
  years: (type: FigureType, years: readonly number[]) =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', { type, years }],
      queryFn: async ({ signal }) =>
        rowsOf(await http.post(PATHS.yearlyFigures, { body: { years, type }, signal })).map(yearOf),
    }),

  /** This year's online sales one by one: the same call without arguments (§7). */
  onlineSales: () =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', 'online-sales'],
      queryFn: async ({ signal }): Promise<OnlineSaleAmount[]> =>
        rowsOf(await http.post(PATHS.yearlyFigures, { body: {}, signal })).map(onlineSaleOf),
    }),
};

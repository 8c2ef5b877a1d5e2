import { figureCalls, type FigureType } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown } from './call';
import { rowsOf } from './normalise';
import { plainOnlineSale, plainYear } from './plain';
import * as ROOTS from './query-roots';
import { send } from './send';

export type { OnlineSaleAmount } from './plain';

const added = (name: string) => [ROOTS.figures, 'detail', name];

export const figureQueries = {
  /** Twelve monthly figures per year, January to December: euros, or units for `quantity`. */
  years: (type: FigureType, years: readonly number[]) =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', { type, years }],
      queryFn: async ({ signal }) => {
        const body = { years: [...years], type };
        return rowsOf((await send(figureCalls.years, { body, signal })).data).map(plainYear);
      },
    }),

  /** This year's online sales one by one: the same call without arguments. */
  onlineSales: () =>
    queryOptions({
      queryKey: [ROOTS.figures, 'list', 'online-sales'],
      queryFn: async ({ signal }) =>
        rowsOf((await send(figureCalls.years, { body: {}, signal })).data).map(plainOnlineSale),
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

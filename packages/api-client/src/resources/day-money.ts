import { http } from '@backoffice/api-client';
import { PATHS, type DayMoney } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { movedMoneyOf } from './moved-money';
import { recordOf } from './normalise';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';
import { readAdded } from './support';

function dayMoneyOf(answer: unknown): DayMoney {
  const raw = recordOf(answer);
  return { sums: movedMoneyOf(raw.sums), late: movedMoneyOf(raw.late) };
}

/**
 * What the sales of a day (`YYYY-MM-DD`) moved by its way, of all shops or of one; for `till.manage`.
 * Null where the server has no such call. Apart from the till, for pages that show no more of it.
 */
export const dayMoneyQuery = (date: string, shop?: ShopChoice) =>
  queryOptions({
    queryKey: [ROOTS.till, 'day', { date, location: shopParam(shop) }],
    queryFn: ({ signal }) => {
      const params = { date, location: shopParam(shop) };
      return readAdded(http.get(PATHS.tillDay, { params, signal }), dayMoneyOf);
    },
  });

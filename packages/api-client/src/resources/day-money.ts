import { tillCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown } from './call';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';

/**
 * What the sales of a day (`YYYY-MM-DD`) moved by its way, of all shops or of one; for `till.manage`.
 * Null where the server has no such call. Apart from the till, for pages that show no more of it.
 */
export const dayMoneyQuery = (date: string, shop?: ShopChoice) => {
  const query = { date, location: shopParam(shop) };
  return queryOptions({
    queryKey: [ROOTS.till, 'day', query],
    queryFn: ({ signal }) => callIfKnown(tillCalls.day, { query, signal }),
  });
};

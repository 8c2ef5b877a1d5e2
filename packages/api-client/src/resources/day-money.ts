import { tillCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown } from './call';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';

/**
 * The money that the sales of a day (`YYYY-MM-DD`) moved, by its way (drawer, bank, courier), of
 * all shops or of one; for `till.manage`. Null where the server has no such call. In a file of its
 * own for pages that show nothing else of the till.
 */
export const dayMoneyQuery = (date: string, shop?: ShopChoice) => {
  const query = { date, location: shopParam(shop) };
  return queryOptions({
    queryKey: [ROOTS.till, 'day', query],
    queryFn: ({ signal }) => callIfKnown(tillCalls.day, { query, signal }),
  });
};

import { saleCalls, type SellItem } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, callWhole, type Write } from './call';
import { idOrNull, moneyOrNull, recordOrEmpty } from './normalise';
import { plainSales, type DaySale } from './plain';
import * as ROOTS from './query-roots';
import { requestOf } from './send';
import { shopParam, type ShopChoice } from './shop-choice';

export type { DaySale } from './plain';

/** What was sold. The sale's id, receipt number and total (euros) are null on plain servers. */
export interface SoldBasket {
  sale_id: number | null;
  receipt_number: number | null;
  total: string | null;
  ids: number[];
  /** A remark of the server, for instance that another regular price is on record. */
  message?: string;
}

export const saleQueries = {
  /**
   * The sales of a day (`YYYY-MM-DD` in the company's time zone), in the order they were made; of all
   * shops or of one.
   */
  ofDay: (date: string, shop?: ShopChoice) => {
    const query = { date, location: shopParam(shop) };
    return queryOptions({
      queryKey: [ROOTS.sales, 'list', query],
      queryFn: ({ signal }): Promise<DaySale[]> =>
        call(saleCalls.ofDay, { query, signal }, plainSales),
    });
  },
};

/** The request that sells a basket, as somebody may have to approve it. */
export const sellRequest = (body: SellItem[]) => requestOf(saleCalls.sell, { body });

export const saleMutations = {
  /**
   * Sells a basket, whole or not at all; prices in euros. 409 `already_sold` carries `conflicts`:
   * which units, and who sold them when. Keep the idempotency key until `DraftKey.settle` says so.
   */
  sell: () =>
    mutationOptions({
      mutationFn: async ({
        input: body,
        idempotencyKey,
        approval,
      }: Write<SellItem[]>): Promise<SoldBasket> => {
        const sent = { body, idempotencyKey, approval };
        const { data, message } = await callWhole(saleCalls.sell, sent, recordOrEmpty);
        return {
          sale_id: idOrNull(data.id),
          receipt_number: idOrNull(data.receipt_number),
          total: moneyOrNull(data.total),
          ids: body.map((item) => Number(item.id)),
          message,
        };
      },
      meta: {
        invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till, ROOTS.shipments],
      },
    }),
};

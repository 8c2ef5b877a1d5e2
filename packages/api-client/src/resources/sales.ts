import type { Answer } from '@backoffice/api-client';
import { saleCalls, type CheckoutInput, type Seller, type SellItem } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, callIfKnown, callWhole, type Write } from './call';
import { idOrNull, moneyOrNull, recordOrEmpty, textOf, type Raw } from './normalise';
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
  /** Of a sale without a line: the number on its slip and its moment; it has no receipt yet. */
  offline?: { slip: string; at: string };
  /** A remark of the server, for instance that another regular price is on record. */
  message?: string;
}

/** Milliseconds: what changes people makes the list stale at once. */
const SELLERS_KEPT = 60_000;

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

  /** The people who can be the salesperson of a sale (added); null where the server doesn't know. */
  sellers: () =>
    queryOptions({
      queryKey: [ROOTS.employees, 'list', 'sellers'],
      queryFn: ({ signal }): Promise<Seller[] | null> => callIfKnown(saleCalls.sellers, { signal }),
      staleTime: SELLERS_KEPT,
    }),
};

/** The request that sells a basket, as somebody may have to approve it. */
const sellRequest = (body: SellItem[]) => requestOf(saleCalls.sell, { body });

/** Whether the basket says more than the specified call can carry. */
const isPlain = ({ tenders, received, salesperson }: CheckoutInput) =>
  tenders === undefined && received === undefined && salesperson === undefined;

/** `sellRequest` for a basket that may be paid in several ways. */
export const checkoutRequest = (body: CheckoutInput) =>
  isPlain(body) ? sellRequest(body.items as SellItem[]) : requestOf(saleCalls.checkOut, { body });

const soldOf = ({ data, message }: Answer<Raw>, items: readonly { id: unknown }[]): SoldBasket => ({
  sale_id: idOrNull(data.id),
  receipt_number: idOrNull(data.receipt_number),
  total: moneyOrNull(data.total),
  ...(typeof data.slip === 'string' && { offline: { slip: data.slip, at: textOf(data.sold_at) } }),
  ids: items.map(({ id }) => Number(id)),
  message,
});

async function sell({ input: body, ...sent }: Write<SellItem[]>): Promise<SoldBasket> {
  return soldOf(await callWhole(saleCalls.sell, { ...sent, body }, recordOrEmpty), body);
}

const SELLING = {
  invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till, ROOTS.shipments],
};

export const saleMutations = {
  /**
   * Sells a basket, whole or not at all; prices in euros. 409 `already_sold` carries `conflicts`:
   * which units, and who sold them when. Keep the idempotency key until `DraftKey.settle` says so.
   */
  sell: () => mutationOptions({ mutationFn: sell, meta: SELLING }),

  /**
   * Like `sell`, for a basket that may be paid in several ways, of cash that was handed over, or by
   * another salesperson (added). Where it says none of these, it is sold by the specified call,
   * which every server knows.
   */
  checkOut: () =>
    mutationOptions({
      mutationFn: async ({ input: body, ...sent }: Write<CheckoutInput>): Promise<SoldBasket> => {
        if (isPlain(body)) return sell({ input: body.items as SellItem[], ...sent });
        return soldOf(
          await callWhole(saleCalls.checkOut, { ...sent, body }, recordOrEmpty),
          body.items,
        );
      },
      meta: SELLING,
    }),
};

import {
  BANKS,
  PAYMENT_TYPES,
  SALE_ROW_KINDS,
  SALE_TYPES,
  saleCalls,
  type SaleRow,
  type SellItem,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, callWhole, type Write } from './call';
import {
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  readRows,
  recordOrEmpty,
  textOf,
  textOrNull,
  wordOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { requestOf } from './send';
import { shopParam, type ShopChoice } from './shop-choice';

type Added = 'barcode' | 'receipt_number' | 'sold_at' | 'seller' | 'sale_id' | 'sale_type';
type OrNull<Row> = { [Field in keyof Row]: Row[Field] | null };

/**
 * A sold unit. What the specification does not name is null on plain servers; prices (euros) and the
 * way it was paid are null in a row that came without them.
 */
export type DaySale = Omit<SaleRow, Added | 'product_price' | 'sale_price' | 'payment_type'> &
  OrNull<Pick<SaleRow, Added | 'product_price' | 'sale_price' | 'payment_type'>>;

/** What was sold. The sale's id, receipt number and total (euros) are null on plain servers. */
export interface SoldBasket {
  sale_id: number | null;
  receipt_number: number | null;
  total: string | null;
  ids: number[];
  /** What the server has to say about it: another regular price on record, for instance. */
  message?: string;
}

const saleOf = (raw: Raw, index: number): DaySale => ({
  id: idOrStandIn(raw, index),
  brand_name: textOf(raw.brand_name),
  color_name: textOrNull(raw.color_name),
  number: textOrNull(raw.number),
  product_specific_types: textOrNull(raw.product_specific_types),
  code: textOf(raw.code),
  product_price: moneyOrNull(raw.product_price),
  payment_type: wordOrNull(PAYMENT_TYPES, raw.payment_type),
  bank_name: wordOrNull(BANKS, raw.bank_name),
  sale_price: moneyOrNull(raw.sale_price),
  sale_type: wordOrNull(SALE_TYPES, raw.sale_type),
  name: textOrNull(raw.name),
  barcode: textOrNull(raw.barcode),
  receipt_number: idOrNull(raw.receipt_number),
  sold_at: textOrNull(raw.sold_at),
  seller: textOrNull(raw.seller),
  sale_id: idOrNull(raw.sale_id),
  kind: wordOrNull(SALE_ROW_KINDS, raw.kind) ?? 'sale',
  return_number: idOrNull(raw.return_number),
  location: textOrNull(raw.location),
});

const isWholeSale = ({ id, sale_price, payment_type }: DaySale) =>
  id > 0 && sale_price !== null && payment_type !== null;

const readPlain = (data: unknown): DaySale[] =>
  readRows(data, { list: 'sales', read: saleOf, isWhole: isWholeSale });

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
        call(saleCalls.ofDay, { query, signal }, readPlain),
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

import { http } from '@backoffice/api-client';
import {
  BANKS,
  PATHS,
  PAYMENT_TYPES,
  SALE_ROW_KINDS,
  SALE_TYPES,
  type PaymentType,
  type SaleRow,
  type SaleRowKind,
  type SaleType,
  type SellItem,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  oneOf,
  readRows,
  recordOrEmpty,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';
import type { Write } from './write';

type Added =
  | 'sale_type'
  | 'barcode'
  | 'receipt_number'
  | 'sold_at'
  | 'seller'
  | 'sale_id'
  | 'kind'
  | 'return_number'
  | 'location';

/**
 * A sold unit. What the specification does not name is null on plain servers; prices (euros) and the
 * way it was paid are null in a row that came without them.
 */
export type DaySale = Omit<SaleRow, Added | 'product_price' | 'sale_price' | 'payment_type'> & {
  product_price: string | null;
  sale_price: string | null;
  payment_type: PaymentType | null;
  sale_type: SaleType | null;
  barcode: string | null;
  receipt_number: number | null;
  sold_at: string | null;
  seller: string | null;
  sale_id: number | null;
  kind: SaleRowKind;
  return_number: number | null;
  location: string | null;
};

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
  payment_type: oneOf(PAYMENT_TYPES, raw.payment_type),
  bank_name: oneOf(BANKS, raw.bank_name),
  sale_price: moneyOrNull(raw.sale_price),
  sale_type: oneOf(SALE_TYPES, raw.sale_type),
  name: textOrNull(raw.name),
  barcode: textOrNull(raw.barcode),
  receipt_number: idOrNull(raw.receipt_number),
  sold_at: textOrNull(raw.sold_at),
  seller: textOrNull(raw.seller),
  sale_id: idOrNull(raw.sale_id),
  kind: oneOf(SALE_ROW_KINDS, raw.kind) ?? 'sale',
  return_number: idOrNull(raw.return_number),
  location: textOrNull(raw.location),
});

const isWholeSale = ({ id, sale_price, payment_type }: DaySale) =>
  id > 0 && sale_price !== null && payment_type !== null;

export const saleQueries = {
  /**
   * The sales of a day (`YYYY-MM-DD` in the company's time zone), in the order they were made; of all
   * shops or of one.
   */
  ofDay: (date: string, shop?: ShopChoice) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'list', { date, location: shopParam(shop) }],
      queryFn: async ({ signal }) =>
        readRows(
          await http.get(PATHS.salesOfDay, { params: { date, location: shopParam(shop) }, signal }),
          { list: 'sales', read: saleOf, isWhole: isWholeSale },
        ),
    }),
};

/** The request that sells a basket, as somebody may have to approve it. */
export const sellRequest = (items: SellItem[]) =>
  ({ method: 'PUT', path: PATHS.products, body: items }) as const;

export const saleMutations = {
  /**
   * Sells a basket, whole or not at all; prices in euros. 409 `already_sold` carries `conflicts`:
   * which units, and who sold them when. Keep the idempotency key until `DraftKey.settle` says so.
   */
  sell: () =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
        approval,
      }: Write<SellItem[]>): Promise<SoldBasket> => {
        const { method, path, body } = sellRequest(input);
        const options = { body, idempotencyKey, approval };
        const { data, message } = await http.full(method, path, options);
        const sold = recordOrEmpty(data);
        return {
          sale_id: idOrNull(sold.id),
          receipt_number: idOrNull(sold.receipt_number),
          total: moneyOrNull(sold.total),
          ids: input.map((item) => Number(item.id)),
          message,
        };
      },
      meta: {
        invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till, ROOTS.shipments],
      },
    }),
};

import type { Answer } from '@backoffice/api-client';
import {
  MAX_ROWS,
  referenceCalls,
  productCalls,
  type ProductFilter,
  type UnitState,
} from '@backoffice/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { call, callIfKnown, callWhole, ifSupported, writeAndRead } from './call';
import {
  idOrNull,
  moneyOrNull,
  numberOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
} from './normalise';
import { listOf, type Page, type PagedList } from './paged';
import { plainStock, plainUnit } from './plain-stock';
import { PRODUCT_RETENTION } from './product-retention';
import * as ROOTS from './query-roots';
import { send } from './send';
import type { StockRow } from './stock-row';

export { isWholeUnit, type StockRow, type WholeUnit } from './stock-row';

type Sold = NonNullable<UnitState['sold']>;

/** A unit in stock, sold, out or under way; null is what a server doesn't say of its sale. */
export type StockUnit = StockRow &
  Pick<UnitState, 'went_out' | 'shipment' | 'held'> & {
    sold:
      | (Omit<Sold, 'price' | 'receipt_number'> & {
          price: string | null;
          receipt_number: number | null;
        })
      | null;
  };

export type ProductList = PagedList<StockRow>;

const PAGE_SIZE = 200;

/** The unit with this barcode, sold ones too where the server tells; null when nobody knows it. */
export async function findUnit(code: string, signal: AbortSignal): Promise<StockUnit | null> {
  const sent = { params: { code }, signal };
  const unit = await ifSupported(call(productCalls.byBarcode, sent, plainState));
  return unit ?? findInList(code, signal);
}

/** A scan is read as far as it can be: what is not told of a unit's state is null. */
function plainState(value: unknown): StockUnit {
  const raw = recordOf(value);
  const partOf = (part: unknown) => (part ? recordOf(part) : null);
  const [sold, out, sent] = [partOf(raw.sold), partOf(raw.went_out), partOf(raw.shipment)];
  return {
    ...plainUnit()(raw),
    sold: sold && {
      at: textOf(sold.at),
      by: textOf(sold.by),
      price: moneyOrNull(sold.price),
      receipt_number: idOrNull(sold.receipt_number),
    },
    went_out: out && { at: textOf(out.at), by: textOf(out.by), note: textOf(out.note) },
    shipment: sent && {
      id: idOrNull(sent.id) ?? 0,
      number: numberOf(sent.number),
      from: textOrNull(sent.from),
      at: textOf(sent.at),
      by: textOf(sent.by),
    },
  };
}

/** For servers without the added call: the list, which may or may not know the filter. */
async function findInList(barcode: string, signal: AbortSignal): Promise<StockUnit | null> {
  const { data } = await send(productCalls.list, { query: { barcode }, signal });
  const raw = rowsOf(data).find((row) => textOf(row.barcode) === barcode);
  return raw ? { ...plainUnit()(raw), sold: null, went_out: null, shipment: null } : null;
}

/** The units of a filter. A bare list is the whole stock: it is filtered and sorted here. */
async function unitsOf(
  filter: ProductFilter,
  paging: { limit: number; cursor?: string | null },
  signal: AbortSignal,
): Promise<Page<StockRow>> {
  const query = { ...filter, ...paging };
  const { data, page }: Answer<StockRow[]> = await callWhole(
    productCalls.list,
    { query, signal },
    plainStock(filter.type),
  );
  if (page) return { rows: data, page };
  const place = filter.location && (await nameOfPlace(filter.location, signal));
  const { narrowUnits } = await import('./narrow-units');
  return { rows: narrowUnits(data, filter, place || undefined), page: null };
}

/** Undefined where the list of locations has none with this id. */
async function nameOfPlace(id: number, signal: AbortSignal): Promise<string | undefined> {
  const { data } = await send(referenceCalls.listLocations, { signal });
  const row = rowsOf(data).find((one) => idOrNull(one.id) === id);
  return row && textOf(row.name);
}

/** The first units of a filter; a server that pages by itself may answer more. */
export const firstUnits = async (
  filter: ProductFilter,
  limit: number,
  signal: AbortSignal,
): Promise<StockRow[]> => (await unitsOf(filter, { limit }, signal)).rows;

/** A bare list is the whole list, so the total is the number of its rows. */
function wholeListOf(loaded: Parameters<typeof listOf<StockRow>>[0]): ProductList {
  const list = listOf<StockRow>(loaded);
  const [first] = loaded.pages;
  return first?.page === null ? { ...list, total: first.rows.length } : list;
}

export const productQueries = {
  /** Unsold units by filter, page by page (`fetchNextPage`); a bare list is the whole list. */
  list: (filter: ProductFilter, pageSize = PAGE_SIZE) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.products, 'list', filter, pageSize],
      queryFn: ({ pageParam: cursor, signal }) =>
        unitsOf(filter, { limit: pageSize, cursor }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: wholeListOf,
      gcTime: PRODUCT_RETENTION,
    }),

  /** The whole list of a filter at once, at most 5,000 rows. */
  all: (filter: ProductFilter) =>
    queryOptions({
      queryKey: [ROOTS.products, 'all', filter],
      queryFn: ({ signal }) => firstUnits(filter, MAX_ROWS, signal),
      gcTime: PRODUCT_RETENTION,
    }),

  /** What `findUnit` finds. */
  byBarcode: (barcode: string) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', 'barcode', barcode],
      queryFn: ({ signal }) => findUnit(barcode, signal),
      gcTime: PRODUCT_RETENTION,
    }),

  /** Ids of all units that a filter matches, at most 5,000; null where the server has no such call. */
  ids: (filter: ProductFilter) =>
    queryOptions({
      queryKey: [ROOTS.products, 'ids', filter],
      queryFn: ({ signal }) => callIfKnown(productCalls.ids, { query: filter, signal }),
      gcTime: PRODUCT_RETENTION,
    }),
};

export const productMutations = {
  /**
   * Moves units to a location, all or none, as one operation (null on a plain server); 409 with
   * `conflicts` names those that are sold.
   */
  transfer: () =>
    writeAndRead(
      productCalls.transfer,
      { invalidates: [ROOTS.products, ROOTS.operations] },
      (data) => ({ operation: idOrNull(recordOrEmpty(data).operation) }),
    ),
};

import { http, type Answer } from '@backoffice/api-client';
import {
  MAX_ROWS,
  OUT_REASONS,
  PATHS,
  pathTo,
  PRODUCT_TYPES,
  SET_ASIDE_REASONS,
  type PageInfo,
  type ProductFilter,
  type ProductType,
  type TransferInput,
  type UnitState,
} from '@backoffice/contracts';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';

import {
  dayOf,
  idOf,
  idOrStandIn,
  idOrNull,
  moneyOrNull,
  numberOf,
  oneOf,
  readRows,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import { PRODUCT_RETENTION } from './product-retention';
import * as ROOTS from './query-roots';
import { isWholeUnit, type StockRow } from './stock-row';
import { ifSupported, readAdded } from './support';
import type { Write } from './write';

export { isWholeUnit, type StockRow, type WholeUnit } from './stock-row';

type Sold = NonNullable<UnitState['sold']>;

/** A unit in stock, sold, out or under way; null is what a server doesn't say of its sale. */
export type StockUnit = StockRow &
  Pick<UnitState, 'went_out' | 'shipment'> & {
    sold:
      | (Omit<Sold, 'price' | 'receipt_number'> & {
          price: string | null;
          receipt_number: number | null;
        })
      | null;
  };

interface ProductPage {
  rows: StockRow[];
  /** Null on servers that always answer the whole list. */
  page: PageInfo | null;
}

/** What is loaded so far, as `usePagedRows` of ui takes it: each unit once. */
export interface ProductList {
  rows: StockRow[];
  /** How many the filter matches; null where the server does not count. */
  total: number | null;
  /** There are more than `total`. */
  capped: boolean;
}

const PAGE_SIZE = 200;

/** A unit as a list has it; `knownType` where the list was asked for one type. */
export const stockRowOf =
  (knownType?: ProductType) =>
  (raw: Raw, index = 0): StockRow => ({
    id: idOrStandIn(raw, index),
    brand: textOf(raw.brand),
    color: textOrNull(raw.color),
    number: textOrNull(raw.number),
    specific_type: textOrNull(raw.specific_type),
    code: textOf(raw.code),
    name: textOrNull(raw.name),
    type: oneOf(PRODUCT_TYPES, raw.type) ?? knownType ?? null,
    location: textOrNull(raw.location),
    price: moneyOrNull(raw.price),
    date: dayOf(raw.date),
    barcode: textOf(raw.barcode),
    set_aside: oneOf(SET_ASIDE_REASONS, raw.set_aside),
    label_due: raw.label_due === true,
    out: oneOf(OUT_REASONS, raw.out),
    under_way_to: textOrNull(raw.under_way_to),
  });

function sentOf(value: unknown): UnitState['shipment'] {
  if (!value) return null;
  const raw = recordOf(value);
  const [at, by] = [textOf(raw.at), textOf(raw.by)];
  return { id: idOf(raw.id), number: numberOf(raw.number), from: textOrNull(raw.from), at, by };
}

function unitOf(value: unknown): StockUnit {
  const raw = recordOf(value);
  const sold = raw.sold ? recordOf(raw.sold) : null;
  const out = raw.went_out ? recordOf(raw.went_out) : null;
  return {
    ...stockRowOf()(raw),
    sold: sold && {
      at: textOf(sold.at),
      by: textOf(sold.by),
      price: moneyOrNull(sold.price),
      receipt_number: idOrNull(sold.receipt_number),
    },
    shipment: sentOf(raw.shipment),
    went_out: out && { at: textOf(out.at), by: textOf(out.by), note: textOf(out.note) },
  };
}

function listOf({ pages }: InfiniteData<ProductPage>): ProductList {
  // A unit that moved while the pages were loaded may stand on two of them.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0];
  const total = first?.page ? (first.page.total ?? null) : (first?.rows.length ?? null);
  return { rows: [...byId.values()], total, capped: first?.page?.capped ?? false };
}

/** The unit with this barcode, sold ones too where the server tells; null when nobody knows it. */
export async function findUnit(barcode: string, signal: AbortSignal): Promise<StockUnit | null> {
  const answer = await ifSupported(
    http.get(pathTo(PATHS.unitByBarcode, { code: barcode }), { signal }),
  );
  return answer === null ? findInList(barcode, signal) : unitOf(answer);
}

/** A bare list is all that a server has: it is narrowed and sorted here. */
async function unitsOf(
  { data, page }: Answer<unknown>,
  filter: ProductFilter,
  signal: AbortSignal,
): Promise<StockRow[]> {
  const read = stockRowOf(filter.type);
  const units = readRows(data, { list: 'products', read, isWhole: isWholeUnit });
  if (page) return units;
  const place = filter.location && (await nameOfPlace(filter.location, signal));
  const { narrowUnits } = await import('./narrow-units');
  return narrowUnits(units, filter, place || undefined);
}

/** Undefined where the list of locations has none with this id. */
async function nameOfPlace(id: number, signal: AbortSignal): Promise<string | undefined> {
  const rows = rowsOf(await http.get(pathTo(PATHS.panel, { endpoint: 'locations' }), { signal }));
  const row = rows.find((one) => idOrNull(one.id) === id);
  return row && textOf(row.name);
}

/** The first units of a filter; a server that pages by itself may answer more. */
export async function firstUnits(
  filter: ProductFilter,
  limit: number,
  signal: AbortSignal,
): Promise<StockRow[]> {
  const params = { ...filter, limit };
  return unitsOf(await http.full('GET', PATHS.products, { params, signal }), filter, signal);
}

/** For servers without the added call: the list, which may or may not know the filter. */
async function findInList(barcode: string, signal: AbortSignal): Promise<StockUnit | null> {
  const rows = rowsOf(await http.get(PATHS.products, { params: { barcode }, signal }));
  const raw = rows.find((row) => textOf(row.barcode) === barcode);
  return raw ? unitOf({ ...raw, sold: null, went_out: null, shipment: null }) : null;
}

export const productQueries = {
  /** Unsold units by filter, page by page (`fetchNextPage`); a bare list is the whole list. */
  list: (filter: ProductFilter, pageSize = PAGE_SIZE) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.products, 'list', filter, pageSize],
      queryFn: async ({ pageParam, signal }): Promise<ProductPage> => {
        const params = { ...filter, limit: pageSize, cursor: pageParam };
        const answer = await http.full('GET', PATHS.products, { params, signal });
        return { rows: await unitsOf(answer, filter, signal), page: answer.page ?? null };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: listOf,
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
      queryFn: async ({ signal }): Promise<number[] | null> => {
        const call = http.get(PATHS.productIds, { params: filter, signal });
        return readAdded(call, (ids) => (Array.isArray(ids) ? ids.map(idOf) : null));
      },
      gcTime: PRODUCT_RETENTION,
    }),
};

export const productMutations = {
  /** Moves units to a location, all or none, as one operation (null on a plain server); 409 with `conflicts` names those that are sold. */
  transfer: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<TransferInput>) => {
        const answer = await http.put(PATHS.transfer, { body: input, idempotencyKey });
        return { ids: input.ids, operation: idOrNull(recordOrEmpty(answer).operation) };
      },
      meta: { invalidates: [ROOTS.products, ROOTS.operations] },
    }),
};

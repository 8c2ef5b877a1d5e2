import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  PRODUCT_TYPES,
  type DeliveredUnit,
  type Delivery,
  type DeliveryChange,
  type DeliveryCorrectionInput,
  type DeliveryFilter,
  type DeliveryUnitsInput,
  type PageInfo,
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
  idOrNull,
  moneyOf,
  moneyOrNull,
  numberOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
  wordOf,
} from './normalise';
import { stockRowOf, type StockRow } from './products';
import * as ROOTS from './query-roots';
import { receivedOf, type ReceivedUnits } from './receiving';
import type { Write } from './write';

/** A unit that came with a delivery, and what became of it. */
export type UnitOfDelivery = StockRow & Pick<DeliveredUnit, 'state'>;

/** A delivery with its units, by size, and what was put right, latest first. */
export interface WholeDelivery {
  delivery: Delivery;
  units: UnitOfDelivery[];
  changes: DeliveryChange[];
}

/** What a correction changed, by its operation; `left` units were sold or out and stay as they are. */
export interface CorrectedDelivery {
  ids: number[];
  operation: number;
  left: number;
}

interface DeliveryPage {
  rows: Delivery[];
  page: PageInfo | null;
}

const PAGE_SIZE = 100;
const STATES = ['in_stock', 'sold', 'out', 'under_way'] as const;

const deliveryOf = (raw: Raw): Delivery => ({
  id: idOf(raw.id),
  received_at: textOf(raw.received_at),
  received_on: dayOf(raw.received_on),
  by: textOf(raw.by),
  type: wordOf(PRODUCT_TYPES, raw.type),
  code: textOf(raw.code),
  brand: textOf(raw.brand),
  color: textOrNull(raw.color),
  specific_type: textOrNull(raw.specific_type),
  name: textOrNull(raw.name),
  received: numberOf(raw.received),
  in_stock: numberOf(raw.in_stock),
  sold: numberOf(raw.sold),
  out: numberOf(raw.out),
  under_way: numberOf(raw.under_way),
  label_due: numberOf(raw.label_due),
  stock_price: moneyOf(raw.stock_price),
  import_price: moneyOrNull(raw.import_price),
  changes: numberOf(raw.changes),
  operation: idOrNull(raw.operation),
});

function changedFieldOf(value: unknown): { before: string; after: string } {
  const { before, after } = recordOrEmpty(value);
  return { before: textOf(before), after: textOf(after) };
}

const changeOf = (raw: Raw): DeliveryChange => ({
  operation: idOf(raw.operation),
  at: textOf(raw.at),
  by: textOf(raw.by),
  note: textOf(raw.note),
  units: numberOf(raw.units),
  changes: Object.fromEntries(
    Object.entries(recordOrEmpty(raw.changes)).map(([field, change]) => [
      field,
      changedFieldOf(change),
    ]),
  ),
  added: numberOf(raw.added),
  missing: numberOf(raw.missing),
  undone: raw.undone === true,
});

function wholeOf(value: unknown): WholeDelivery {
  const raw = recordOf(value);
  return {
    delivery: deliveryOf(recordOf(raw.delivery)),
    units: rowsOf(raw.units).map((unit) => ({
      ...stockRowOf()(unit),
      state: wordOf(STATES, unit.state),
    })),
    changes: rowsOf(raw.changes).map(changeOf),
  };
}

function listOf({ pages }: InfiniteData<DeliveryPage>) {
  // One that came while the pages were loaded moves the others down: each stands here once.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0]?.page;
  return { rows: [...byId.values()], total: first?.total ?? null, capped: first?.capped ?? false };
}

export const deliveryQueries = {
  /** Deliveries by filter, latest first, page by page (`fetchNextPage`). */
  list: (filter: DeliveryFilter) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.products, 'deliveries', filter],
      queryFn: async ({ pageParam, signal }): Promise<DeliveryPage> => {
        const params = { ...filter, limit: PAGE_SIZE, cursor: pageParam };
        const { data, page } = await http.full('GET', PATHS.deliveries, { params, signal });
        return { rows: rowsOf(data).map(deliveryOf), page: page ?? null };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: listOf,
    }),

  /** A delivery with its units and what was put right. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'delivery', id],
      queryFn: async ({ signal }) =>
        wholeOf(await http.get(pathTo(PATHS.delivery, { id }), { signal })),
    }),
};

export const deliveryMutations = {
  /**
   * Puts right what was mistyped in a delivery; prices in euros, what is left out stays. 409
   * `already_sold` or `gone` with `conflicts` where `ids` names units that are sold or out.
   */
  correct: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<DeliveryCorrectionInput>): Promise<CorrectedDelivery> => {
        const path = pathTo(PATHS.deliveryCorrections, { id });
        const raw = recordOf(await http.post(path, { body: input, idempotencyKey }));
        const ids = Array.isArray(raw.ids) ? raw.ids.map(idOf) : [];
        return { ids, operation: idOf(raw.operation), left: numberOf(raw.left) };
      },
      meta: { invalidates: [ROOTS.products, ROOTS.operations] },
    }),

  /** Receives units that came with a delivery and were not counted. */
  addUnits: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<DeliveryUnitsInput>): Promise<ReceivedUnits> => {
        const path = pathTo(PATHS.deliveryUnits, { id });
        return receivedOf(await http.post(path, { body: input, idempotencyKey }));
      },
      meta: { invalidates: [ROOTS.products, ROOTS.operations] },
    }),
};

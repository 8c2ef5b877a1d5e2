import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  SENT_STATES,
  SHIPMENT_STATES,
  type PageInfo,
  type SentUnit,
  type Shipment,
  type ShipmentCloseInput,
  type ShipmentFilter,
  type ShipmentInput,
  type ShipmentView,
} from '@backoffice/contracts';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';

import {
  idOf,
  idOrNull,
  moneyOf,
  numberOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
  wordOf,
} from './normalise';
import * as ROOTS from './query-roots';
import { stockChangeOf, type ChangedStock } from './stock-changes';
import type { Write } from './write';

/** A shipment that was just sent: its id, and the number on its slip. */
export interface SentShipment {
  id: number;
  number: number;
}

/** Units received now and those that were received before; `closed`: nothing is under way any more. */
export interface ArrivedUnits {
  ids: number[];
  already: number[];
  closed: boolean;
}

interface ShipmentPage {
  rows: Shipment[];
  page: PageInfo | null;
}

const PAGE_SIZE = 100;

function placeOf(value: unknown): Shipment['to'] {
  const { id, name } = recordOf(value);
  return { id: idOf(id), name: textOf(name) };
}

const shipmentOf = (raw: Raw): Shipment => ({
  id: idOf(raw.id),
  number: numberOf(raw.number),
  state: wordOf(SHIPMENT_STATES, raw.state),
  from: textOrNull(raw.from),
  to: placeOf(raw.to),
  note: textOf(raw.note),
  sent_at: textOf(raw.sent_at),
  by: textOf(raw.by),
  closed_at: textOrNull(raw.closed_at),
  closed_by: textOrNull(raw.closed_by),
  units: numberOf(raw.units),
  under_way: numberOf(raw.under_way),
  arrived: numberOf(raw.arrived),
  lost: numberOf(raw.lost),
  returned: numberOf(raw.returned),
  may_receive: raw.may_receive === true,
  may_close: raw.may_close === true,
});

const sentUnitOf = (raw: Raw): SentUnit => ({
  id: idOf(raw.id),
  code: textOf(raw.code),
  brand: textOf(raw.brand),
  color: textOrNull(raw.color),
  number: textOrNull(raw.number),
  specific_type: textOrNull(raw.specific_type),
  name: textOrNull(raw.name),
  barcode: textOf(raw.barcode),
  state: wordOf(SENT_STATES, raw.state),
  from: textOrNull(raw.from),
  price: moneyOf(raw.price),
  at: textOrNull(raw.at),
  by: textOrNull(raw.by),
});

/** A shipment with its units, as calls answer it and as 409 `changed` carries it in `data`. */
export function shipmentViewOf(value: unknown): ShipmentView {
  const raw = recordOf(value);
  return {
    shipment: shipmentOf(recordOf(raw.shipment)),
    units: rowsOf(raw.units).map(sentUnitOf),
  };
}

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => idOrNull(one) ?? []);

function listOf({ pages }: InfiniteData<ShipmentPage>) {
  // One that is sent while the pages are loaded moves the others down: each stands here once.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0]?.page;
  return { rows: [...byId.values()], total: first?.total ?? null, capped: first?.capped ?? false };
}

export const shipmentQueries = {
  /** Shipments by filter, those under way first, page by page (`fetchNextPage`). */
  list: (filter: ShipmentFilter) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.shipments, 'list', filter],
      queryFn: async ({ pageParam, signal }): Promise<ShipmentPage> => {
        const params = { ...filter, limit: PAGE_SIZE, cursor: pageParam };
        const { data, page } = await http.full('GET', PATHS.shipments, { params, signal });
        return { rows: rowsOf(data).map(shipmentOf), page: page ?? null };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: listOf,
    }),

  /** A shipment with its units, by code and size. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.shipments, 'detail', id],
      queryFn: async ({ signal }) =>
        shipmentViewOf(await http.get(pathTo(PATHS.shipment, { id }), { signal })),
    }),
};

const meta = {
  invalidates: [ROOTS.shipments, ROOTS.products, ROOTS.operations, ROOTS.figures],
};

export const shipmentMutations = {
  /**
   * Sends units to a shop, all or none. 409 `already_sold`, `gone` and `in_transit` name those that
   * aren't in stock.
   */
  send: () =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<ShipmentInput>): Promise<SentShipment> => {
        const raw = recordOf(await http.post(PATHS.shipments, { body: input, idempotencyKey }));
        return { id: idOf(raw.id), number: numberOf(raw.number) };
      },
      meta,
    }),

  /** Receives units of a shipment; what came before stays as it is. 409 `closed` once it has ended. */
  arrive: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<{ ids: number[] }>): Promise<ArrivedUnits> => {
        const path = pathTo(PATHS.shipmentArrivals, { id });
        const raw = recordOrEmpty(await http.post(path, { body: input, idempotencyKey }));
        return { ids: idsOf(raw.ids), already: idsOf(raw.already), closed: raw.closed === true };
      },
      meta,
    }),

  /**
   * Ends a shipment: what is under way is lost, or was never sent. 409 `changed` where other units
   * are under way than those named, with the view as `data`.
   */
  close: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<ShipmentCloseInput>): Promise<ChangedStock> => {
        const path = pathTo(PATHS.shipmentClose, { id });
        return stockChangeOf(await http.post(path, { body: input, idempotencyKey }));
      },
      meta,
    }),
};

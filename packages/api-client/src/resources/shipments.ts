import {
  shipmentCalls,
  type DataOf,
  type ShipmentFilter,
  type ShipmentView,
} from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, standsNow, writeAndRead } from './call';
import { paged } from './paged';
import * as ROOTS from './query-roots';
import { unreadChange } from './stock-changes';

/** A shipment that was just sent: its id, and the number on its slip. */
export type SentShipment = DataOf<typeof shipmentCalls.send>;

/** Units received now and those that were received before; `closed`: nothing is under way any more. */
export type ArrivedUnits = Omit<DataOf<typeof shipmentCalls.arrive>, 'operation'>;

const PAGE_SIZE = 100;

/**
 * The shipment as it stands now, where somebody has received units of it or closed it meanwhile;
 * null for another failure.
 */
export const changedShipment = (error: unknown): ShipmentView | null =>
  standsNow(error, ['changed', 'closed'], shipmentCalls.one);

export const shipmentQueries = {
  /** Shipments by filter, those under way first, page by page (`fetchNextPage`). */
  list: (filter: ShipmentFilter) =>
    paged(shipmentCalls.list, {
      queryKey: [ROOTS.shipments, 'list', filter],
      query: filter,
      pageSize: PAGE_SIZE,
    }),

  /** A shipment with its units, by code and size. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.shipments, 'detail', id],
      queryFn: ({ signal }) => call(shipmentCalls.one, { params: { id }, signal }),
    }),
};

const invalidates = [ROOTS.shipments, ROOTS.products, ROOTS.operations, ROOTS.figures];

export const shipmentMutations = {
  /**
   * Sends units to a shop, all or none. 409 `already_sold`, `gone` and `in_transit` name those that
   * aren't in stock.
   */
  send: () => writeAndRead(shipmentCalls.send, { invalidates }),

  /** Receives units of a shipment; what came before stays as it is. 409 `closed` once it has ended. */
  arrive: (id: number) =>
    writeAndRead(shipmentCalls.arrive, { params: { id }, invalidates }, (): ArrivedUnits => ({
      ids: [],
      already: [],
      closed: false,
    })),

  /**
   * Ends a shipment: what is under way is lost, or was never sent. 409 `changed` where other units
   * are under way than those named (`changedShipment`).
   */
  close: (id: number) =>
    writeAndRead(shipmentCalls.close, { params: { id }, invalidates }, unreadChange),
};

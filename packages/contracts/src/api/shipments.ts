import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_ROWS, SENT_STATES, SHIPMENT_STATES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { countText, id, idText, money, moment, optionalText, word } from '../primitives';
import { namedUnitSchema } from './products';

const ids = z.array(id).check(z.minLength(1), z.maxLength(MAX_ROWS));

export const shipmentInputSchema = z.object({
  ids,
  /** The id of the location that it goes to. */
  location: id,
  note: z._default(optionalText(500), ''),
});
export type ParsedShipmentInput = z.output<typeof shipmentInputSchema>;

/** Goods that were sent from one shop to another; under way, or closed. */
export const shipmentSchema = z.object({
  id,
  /** Running number of the company, on the slip. */
  number: z.int(),
  state: word(SHIPMENT_STATES),
  /** Null where its units came from several shops or from none. */
  from: z.nullable(z.string()),
  to: z.object({ id, name: z.string() }),
  note: z.string(),
  sent_at: moment,
  by: z.string(),
  closed_at: z.nullable(moment),
  closed_by: z.nullable(z.string()),
  /** The number of units sent, and how many of them are under way, arrived, lost or returned. */
  units: z.int(),
  under_way: z.int(),
  arrived: z.int(),
  lost: z.int(),
  returned: z.int(),
  /** The caller has the right and, if limited to a shop, it is where the shipment goes. */
  may_receive: z.boolean(),
  /** The caller has the right and, if limited to a shop, it goes there or came only from there. */
  may_close: z.boolean(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

export const sentUnitSchema = z.extend(namedUnitSchema, {
  state: word(SENT_STATES),
  /** Where it was sent from. */
  from: z.nullable(z.string()),
  /** Regular price in euros. */
  price: money,
  /** When and by whom it arrived or was closed; null while it is under way. */
  at: z.nullable(moment),
  by: z.nullable(z.string()),
});
export type SentUnit = z.infer<typeof sentUnitSchema>;

export const shipmentViewSchema = z.object({
  shipment: shipmentSchema,
  /** By code, size and id. */
  units: z.array(sentUnitSchema),
});
export type ShipmentView = z.infer<typeof shipmentViewSchema>;

export const shipmentQuerySchema = z.object({
  state: z.optional(z.enum(SHIPMENT_STATES)),
  /** A location's id: sent from it or to it. */
  location: z.optional(idText),
  limit: z.optional(countText(200)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});
/** The filter of the shipments as a client writes it. */
export interface ShipmentFilter {
  state?: (typeof SHIPMENT_STATES)[number];
  location?: number;
}

/** What happens to units that never came; each that is under way must be in one of the two. */
export const shipmentCloseSchema = z.object({
  lost: z._default(z.array(id).check(z.maxLength(MAX_ROWS)), []),
  /** Units that go back into stock where they were sent from. */
  returned: z._default(z.array(id).check(z.maxLength(MAX_ROWS)), []),
  note: z._default(optionalText(500), ''),
});
export type ParsedShipmentClose = z.output<typeof shipmentCloseSchema>;

const params = z.object({ id: idText });

export const shipmentCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.shipments,
    summary: 'Shipments, those under way first, then latest first',
    action: 'operations.view',
    query: shipmentQuerySchema,
    answer: listAnswer(shipmentSchema),
    added: true,
  }),
  send: defineCall({
    method: 'POST',
    path: PATHS.shipments,
    summary: 'Send units to another shop, all or none; they are under way until they arrive there',
    action: 'shipments',
    changes: ['stock'],
    body: shipmentInputSchema,
    answer: answer(z.object({ id, number: z.int(), ids: z.array(id), operation: id })),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.shipment,
    summary: 'A shipment with its units',
    action: 'operations.view',
    params,
    answer: answer(shipmentViewSchema),
    added: true,
  }),
  arrive: defineCall({
    method: 'POST',
    path: PATHS.shipmentArrivals,
    summary: 'Receive units of a shipment; again as often as more of it comes',
    action: 'shipments',
    changes: ['stock'],
    params,
    body: z.object({ ids }),
    answer: answer(
      z.object({
        /** Received now. */
        ids: z.array(id),
        /** Received before: nothing happens to them. */
        already: z.array(id),
        /** Null where all were received before. */
        operation: z.nullable(id),
        /** Nothing of it is under way any more. */
        closed: z.boolean(),
      }),
    ),
    added: true,
  }),
  close: defineCall({
    method: 'POST',
    path: PATHS.shipmentClose,
    summary: 'End a shipment: what never came is lost, or was never sent',
    action: 'shipments',
    changes: ['stock'],
    params,
    body: shipmentCloseSchema,
    answer: answer(z.object({ operation: id, ids: z.array(id) })),
    added: true,
  }),
};

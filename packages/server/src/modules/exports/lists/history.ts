import {
  type Count,
  countCalls,
  type Operation,
  historyCalls,
  historyQuerySchema,
  type Shipment,
  shipmentCalls,
  shipmentQuerySchema,
} from '@backoffice/contracts';
import * as z from 'zod/mini';

import { listCounts } from '../../counts/counts.service';
import { listOperations } from '../../history/history.service';
import { listShipments } from '../../shipments/shipments-list.service';
import type { Column } from '../writing/column';
import { byCursor, defineList } from './define-list';

/** Rows of one page: fewer than in other lists, as each is put together from many rows. */
const PAGE = 200;

const OPERATION: Column<Operation>[] = [
  { heading: 'documentNumber', is: 'count', value: ({ id }) => id },
  { heading: 'at', is: 'moment', value: ({ at }) => at },
  { heading: 'by', is: 'text', value: ({ by }) => by },
  { heading: 'kind', is: 'word', words: 'operation', value: ({ kind }) => kind },
  { heading: 'units', is: 'count', value: ({ units }) => units },
  { heading: 'products', is: 'count', value: ({ products }) => products },
  { heading: 'codes', is: 'text', value: ({ codes }) => codes.join(', ') },
  { heading: 'from', is: 'text', value: ({ from }) => from },
  { heading: 'to', is: 'text', value: ({ to }) => to },
  { heading: 'reason', is: 'word', words: 'stockReason', value: ({ reason }) => reason },
  { heading: 'note', is: 'text', width: 40, value: ({ note }) => note },
  { heading: 'undoneAt', is: 'moment', value: ({ undone }) => undone?.at ?? null },
  { heading: 'undoneBy', is: 'text', value: ({ undone }) => undone?.by ?? null },
];

export const operations = defineList({
  call: historyCalls.list,
  filter: z.omit(historyQuerySchema, { limit: true, cursor: true }),
  columns: () => OPERATION,
  pages: ({ db, context, query }) =>
    byCursor((cursor) => listOperations(db, context, { ...query, cursor, limit: PAGE })),
});

const SHIPMENT: Column<Shipment>[] = [
  { heading: 'documentNumber', is: 'count', value: ({ number }) => number },
  { heading: 'state', is: 'word', words: 'shipmentState', value: ({ state }) => state },
  { heading: 'from', is: 'text', value: ({ from }) => from },
  { heading: 'to', is: 'text', value: ({ to }) => to.name },
  { heading: 'sentAt', is: 'moment', value: (row) => row.sent_at },
  { heading: 'by', is: 'text', value: ({ by }) => by },
  { heading: 'closedAt', is: 'moment', value: (row) => row.closed_at },
  { heading: 'closedBy', is: 'text', value: (row) => row.closed_by },
  { heading: 'units', is: 'count', value: ({ units }) => units },
  { heading: 'underWay', is: 'count', value: (row) => row.under_way },
  { heading: 'arrived', is: 'count', value: ({ arrived }) => arrived },
  { heading: 'lost', is: 'count', value: ({ lost }) => lost },
  { heading: 'returned', is: 'count', value: ({ returned }) => returned },
  { heading: 'note', is: 'text', width: 40, value: ({ note }) => note },
];

export const shipments = defineList({
  call: shipmentCalls.list,
  filter: z.omit(shipmentQuerySchema, { limit: true, cursor: true }),
  columns: () => SHIPMENT,
  pages: ({ db, context: { caller }, query }) =>
    byCursor((cursor) => listShipments(db, caller, { ...query, cursor, limit: PAGE })),
});

const COUNT: Column<Count>[] = [
  { heading: 'documentNumber', is: 'count', value: ({ id }) => id },
  { heading: 'location', is: 'text', value: ({ location }) => location.name },
  { heading: 'state', is: 'word', words: 'countState', value: ({ state }) => state },
  { heading: 'startedAt', is: 'moment', value: (row) => row.started_at },
  { heading: 'by', is: 'text', value: ({ by }) => by },
  { heading: 'endedAt', is: 'moment', value: (row) => row.ended_at },
  { heading: 'endedBy', is: 'text', value: (row) => row.ended_by },
  { heading: 'expected', is: 'count', value: ({ expected }) => expected },
  { heading: 'scanned', is: 'count', value: ({ scanned }) => scanned },
  { heading: 'unknown', is: 'count', value: ({ unknown }) => unknown },
  { heading: 'lost', is: 'count', value: ({ lost }) => lost },
  { heading: 'moved', is: 'count', value: ({ moved }) => moved },
  { heading: 'found', is: 'count', value: ({ found }) => found },
  { heading: 'note', is: 'text', width: 40, value: ({ note }) => note },
];

export const counts = defineList({
  call: countCalls.list,
  filter: z.omit(countCalls.list.query, { limit: true, cursor: true }),
  columns: () => COUNT,
  pages: ({ db, context, query }) =>
    byCursor((cursor) => listCounts(db, context, { ...query, cursor, limit: PAGE })),
});

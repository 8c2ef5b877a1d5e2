import { type Delivery, deliveryCalls, deliveryQuerySchema } from '@backoffice/contracts';
import * as z from 'zod/mini';

import { listModels } from '../../deliveries/deliveries-list.service';
import type { Column } from '../writing/column';
import { byCursor, defineList, PAGE } from './define-list';
import { IDENTITY } from './identity';

const COLUMNS: Column<Delivery>[] = [
  { heading: 'documentNumber', is: 'count', value: ({ id }) => id },
  { heading: 'receivedAt', is: 'moment', value: (row) => row.received_at },
  { heading: 'receivedOn', is: 'day', value: (row) => row.received_on },
  { heading: 'by', is: 'text', value: ({ by }) => by },
  ...IDENTITY,
  { heading: 'received', is: 'count', value: ({ received }) => received },
  { heading: 'inStock', is: 'count', value: (row) => row.in_stock },
  { heading: 'sold', is: 'count', value: ({ sold }) => sold },
  { heading: 'unitsOut', is: 'count', value: ({ out }) => out },
  { heading: 'underWay', is: 'count', value: (row) => row.under_way },
  { heading: 'labelsDue', is: 'count', value: (row) => row.label_due },
  { heading: 'importPrice', is: 'money', costs: true, value: (row) => row.import_price },
  { heading: 'stockPrice', is: 'money', value: (row) => row.stock_price },
  { heading: 'changes', is: 'count', value: ({ changes }) => changes },
  { heading: 'note', is: 'text', width: 40, value: ({ note = '' }) => note },
];

export const deliveries = defineList({
  call: deliveryCalls.list,
  filter: z.omit(deliveryQuerySchema, { limit: true, cursor: true }),
  columns: () => COLUMNS,
  pages: ({ db, context: { caller }, query }) =>
    byCursor((cursor) => listModels(db, caller, { ...query, cursor, limit: PAGE })),
});

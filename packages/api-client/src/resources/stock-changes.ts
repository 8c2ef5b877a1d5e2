import { stockCalls, type StockInInput, type StockOutInput } from '@backoffice/contracts';

import { writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { requestOf } from './send';

/** The units that a write to stock changed, and its operation, by which it can be undone. */
export interface ChangedStock {
  ids: number[];
  operation: number | null;
  /** Of an undo that goes on in the background: the import whose units go out. */
  import?: number;
}

/** What is known of a change of stock whose answer can't be read: it was saved all the same. */
export const unreadChange = (): ChangedStock => ({ ids: [], operation: null });

/** The request that takes units out of stock, as somebody may have to approve it. */
export const outRequest = (body: StockOutInput) => requestOf(stockCalls.out, { body });

/** The request that puts found units back into stock, as somebody may have to approve it. */
export const foundRequest = (body: StockInInput) => requestOf(stockCalls.in, { body });

const STOCK = { invalidates: [ROOTS.products, ROOTS.operations] };

export const stockMutations = {
  /** Takes units out of stock; 409 `already_sold` and `gone` name those that aren't in it. */
  out: () => writeAndRead(stockCalls.out, STOCK, unreadChange),

  /** Puts units that were out back into stock, at the location's id where they were found. */
  in: () => writeAndRead(stockCalls.in, STOCK, unreadChange),

  /** Notes printed labels and what they say; answers the units whose labels are right now. */
  labelsPrinted: () => writeAndRead(stockCalls.labelsPrinted, STOCK, () => ({ ids: [] })),
};

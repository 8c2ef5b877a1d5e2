import * as z from 'zod/mini';

import { defineCall } from '../call';
import type { LiveRoot } from '../live-roots';
import * as PATHS from '../paths';
import type { Action } from '../rights/actions';

/** The action that a person must be allowed to be told of changes under a root. */
export const ACTION_OF_ROOT: Record<LiveRoot, Action> = {
  stock: 'products.view',
  sales: 'sales.view',
  transactions: 'transactions.view',
  panels: 'panels.view',
  held: 'products.sell',
  till: 'till.view',
  counts: 'counts.scan',
  session: 'session.use',
  releases: 'session.use',
};

export const eventCalls = {
  /**
   * Lines of `text/event-stream`: each event's data is a `LiveEvent` as JSON. Comments come at
   * least every 20 seconds. It ends with the session; asking again is then refused.
   */
  stream: defineCall({
    method: 'GET',
    path: PATHS.events,
    summary: 'Tells what others change, as server-sent events, while it is open',
    action: 'session.use',
    answer: z.unknown(),
    stream: true,
    added: true,
  }),
};

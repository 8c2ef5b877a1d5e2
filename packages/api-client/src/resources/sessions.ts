import { peopleCalls } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { callIfKnown, type Write } from './call';
import * as ROOTS from './query-roots';
import { send } from './send';

export const ownSessionQueries = {
  /** The caller's own sessions; null where the server has no such call. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.ownSessions, 'list'],
      queryFn: ({ signal }) => callIfKnown(peopleCalls.ownSessions, { signal }),
    }),
};

export const ownSessionMutations = {
  /** Ends one own session, or all but the one that asks. */
  end: () =>
    mutationOptions({
      mutationFn: async ({ input: query, idempotencyKey }: Write<{ session?: number }>) => {
        await send(peopleCalls.endOwnSessions, { query, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.ownSessions, ROOTS.people] },
    }),
};

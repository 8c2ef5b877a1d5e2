import { http } from '@backoffice/api-client';
import { PATHS, type PersonSession } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { idOf, rowsOf, textOf, type Raw } from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';
import type { Write } from './write';

export const sessionOf = (raw: Raw): PersonSession => ({
  id: idOf(raw.id),
  device: textOf(raw.device),
  created_at: textOf(raw.created_at),
  seen_at: textOf(raw.seen_at),
  current: raw.current === true,
});

export const ownSessionQueries = {
  /** Where one is signed in oneself; null where the server has no such call. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.ownSessions, 'list'],
      queryFn: ({ signal }): Promise<PersonSession[] | null> =>
        readAdded(http.get(PATHS.ownSessions, { signal }), (answer) =>
          rowsOf(answer).map(sessionOf),
        ),
    }),
};

export const ownSessionMutations = {
  /** Ends one own session, or all but the one that asks. */
  end: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ session?: number }>) => {
        await http.delete(PATHS.ownSessions, { params: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.ownSessions, ROOTS.people] },
    }),
};

import { ApiError, http } from '@backoffice/api-client';
import { PATHS, pathTo, type ChosenPassword, type Invited } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { recordOf, recordOrEmpty, textOf, wordOf } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

function invitedOf(value: unknown): Invited {
  const raw = recordOf(value);
  return {
    kind: wordOf(['invitation', 'reset'], raw.kind),
    username: textOf(raw.username),
    email: textOf(raw.email),
    company: textOf(raw.company),
    until: textOf(raw.until),
  };
}

/** Whether a link works no more: it was used, is too old, or a newer one took its place. */
export const isSpentLink = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

export const invitationQueries = {
  /** Whom a link is for; 404 for one that works no more. Whoever is signed in here stays so. */
  of: (secret: string) =>
    queryOptions({
      queryKey: [ROOTS.invitation, 'detail', secret],
      queryFn: async ({ signal }) =>
        invitedOf(
          await http.get(pathTo(PATHS.invitation, { secret }), { signal, keepsSession: true }),
        ),
      gcTime: 0,
    }),
};

export const invitationMutations = {
  /** Chooses a password by a link, which then works no more; answers the e-mail to sign in with. */
  accept: (secret: string) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<ChosenPassword>) => {
        const path = pathTo(PATHS.invitation, { secret });
        const options = { body: input, idempotencyKey, keepsSession: true };
        return textOf(recordOrEmpty(await http.post(path, options)).email);
      },
    }),
};

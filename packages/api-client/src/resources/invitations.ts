import { ApiError } from '@backoffice/api-client';
import { peopleCalls, type ChosenPassword } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, type Write } from './call';
import * as ROOTS from './query-roots';

/** Whether a link works no more: it was used, is too old, or a newer one took its place. */
export const isSpentLink = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

export const invitationQueries = {
  /** Whom a link is for; 404 for one that works no more. Whoever is signed in here stays so. */
  of: (secret: string) =>
    queryOptions({
      queryKey: [ROOTS.invitation, 'detail', secret],
      queryFn: ({ signal }) =>
        call(peopleCalls.invited, { params: { secret }, signal, keepsSession: true }),
      gcTime: 0,
    }),
};

export const invitationMutations = {
  /** Chooses a password by a link, which then works no more; answers the e-mail to sign in with. */
  accept: (secret: string) =>
    mutationOptions({
      mutationFn: async ({ input: body, idempotencyKey }: Write<ChosenPassword>) => {
        const sent = { params: { secret }, body, idempotencyKey, keepsSession: true };
        return (await call(peopleCalls.accept, sent, () => ({ email: '' }))).email;
      },
    }),
};

import { peopleCalls, type Person } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, readAs, write, writeAndRead, type Write } from './call';
import * as ROOTS from './query-roots';
import { send } from './send';

/** A person as somebody else saved them: the data of `edited_since`. */
export const savedPerson = (data: unknown): Person => readAs(peopleCalls.edit, data);

export const peopleQueries = {
  /** The people of the company, those who may not sign in included. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.people, 'list'],
      queryFn: ({ signal }) => call(peopleCalls.list, { signal }),
    }),

  /** A person's sessions. */
  sessions: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.people, 'detail', id, 'sessions'],
      queryFn: ({ signal }) => call(peopleCalls.sessions, { params: { id }, signal }),
    }),
};

/** Roots that a change of a person affects: they may have changed their own row. */
const PEOPLE = [ROOTS.people, ROOTS.session, ROOTS.company, ROOTS.employees];

export const peopleMutations = {
  /** Adds somebody; answers the link by which they choose a password. 409 where the e-mail is taken. */
  invite: () => writeAndRead(peopleCalls.invite, { invalidates: PEOPLE }),

  /** Changes a person; what is left out stays. */
  edit: (id: number) => write(peopleCalls.edit, { params: { id }, invalidates: PEOPLE }),

  /** A new link: an invitation for whoever has no password yet, else a reset. It voids the one before. */
  newLink: () =>
    mutationOptions({
      mutationFn: ({ input: params, idempotencyKey }: Write<{ id: number }>) =>
        call(peopleCalls.reset, { params, idempotencyKey }),
      meta: { invalidates: [ROOTS.people] },
    }),

  /** Ends one session of somebody, or all. */
  endSessions: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input: query, idempotencyKey }: Write<{ session?: number }>) => {
        await send(peopleCalls.endSessions, { params: { id }, query, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.people, ROOTS.ownSessions] },
    }),
};

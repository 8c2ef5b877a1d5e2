import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  PERSON_STATES,
  RIGHTS,
  type InvitationInput,
  type Person,
  type PersonEdit,
  type PersonLink,
  type Seen,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  idOf,
  idOrNull,
  oneOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  versionOf,
  wordOf,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { sessionOf } from './sessions';
import type { Write } from './write';

const personOf = (raw: Raw): Person => ({
  id: idOf(raw.id),
  username: textOf(raw.username),
  surname: textOf(raw.surname),
  email: textOf(raw.email),
  role: textOf(raw.role),
  rights: wordOf(RIGHTS, raw.rights),
  location: idOrNull(raw.location),
  limited: raw.limited === true,
  state: wordOf(PERSON_STATES, raw.state),
  seen_at: textOrNull(raw.seen_at),
  link_until: textOrNull(raw.link_until),
  factor: raw.factor === true,
  ...versionOf(raw),
});

/** A person as somebody else saved them: the data of `edited_since`. */
export const savedPerson = (data: unknown) => personOf(recordOf(data));

function linkOf(value: unknown): PersonLink {
  const raw = recordOf(value);
  return {
    link: textOf(raw.link),
    until: textOf(raw.until),
    mail: oneOf(['sent', 'failed'], raw.mail),
  };
}

export const peopleQueries = {
  /** The people of the company, those who may not sign in included. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.people, 'list'],
      queryFn: async ({ signal }) => rowsOf(await http.get(PATHS.people, { signal })).map(personOf),
    }),

  /** Where somebody is signed in. */
  sessions: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.people, 'detail', id, 'sessions'],
      queryFn: async ({ signal }) =>
        rowsOf(await http.get(pathTo(PATHS.personSessions, { id }), { signal })).map(sessionOf),
    }),
};

/** What a change of a person shows on: one's own row may be among them. */
const PEOPLE = [ROOTS.people, ROOTS.session, ROOTS.company, ROOTS.employees];

export const peopleMutations = {
  /** Adds somebody; answers the link by which they choose a password. 409 where the e-mail is taken. */
  invite: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<InvitationInput>) =>
        linkOf(await http.post(PATHS.people, { body: input, idempotencyKey })),
      meta: { invalidates: PEOPLE },
    }),

  /** Changes a person; what is left out stays. */
  edit: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<PersonEdit & Seen>) => {
        await http.put(pathTo(PATHS.person, { id }), { body: input, idempotencyKey });
      },
      meta: { invalidates: PEOPLE },
    }),

  /** A new link: an invitation for whoever has no password yet, else a reset. It voids the one before. */
  newLink: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) =>
        linkOf(
          await http.post(pathTo(PATHS.personReset, { id: input.id }), {
            body: {},
            idempotencyKey,
          }),
        ),
      meta: { invalidates: [ROOTS.people] },
    }),

  /** Ends one session of somebody, or all. */
  endSessions: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ session?: number }>) => {
        const path = pathTo(PATHS.personSessions, { id });
        await http.delete(path, { params: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.people, ROOTS.ownSessions] },
    }),
};

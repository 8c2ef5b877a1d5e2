import { http, setToken } from '@backoffice/api-client';
import { SHARED_TILL, writeStored } from '@backoffice/api-client/storage';
import {
  PATHS,
  pathTo,
  type NewPin,
  type NewSharedTill,
  type OwnPin,
  type PinSignIn,
  type SharedTill,
  type SharedTillHere,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  idOf,
  idOrNull,
  numberOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';
import type { Write } from './write';

const tillOf = (raw: Raw): SharedTill => ({
  id: idOf(raw.id),
  name: textOf(raw.name),
  location: idOrNull(raw.location),
  registered_by: textOf(raw.registered_by),
  registered_at: textOf(raw.registered_at),
  seen_at: textOf(raw.seen_at),
});

function hereOf(value: unknown): SharedTillHere | null {
  if (value === null) return null;
  const raw = recordOf(value);
  return {
    id: idOf(raw.id),
    name: textOf(raw.name),
    company: textOf(raw.company),
    lock_minutes: raw.lock_minutes === null ? null : Math.trunc(numberOf(raw.lock_minutes)),
    people: rowsOf(raw.people).map((person) => ({
      id: idOf(person.id),
      username: textOf(person.username),
      surname: textOf(person.surname),
      locked: person.locked === true,
    })),
  };
}

function pinOf(value: unknown): OwnPin {
  const raw = recordOf(value);
  return { set_at: textOrNull(raw.set_at), locked: raw.locked === true };
}

export const sharedTillQueries = {
  /** The company's shared tills; null where the server has no such call. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'list'],
      queryFn: ({ signal }): Promise<SharedTill[] | null> =>
        readAdded(http.get(PATHS.sharedTills, { signal }), (rows) => rowsOf(rows).map(tillOf)),
    }),

  /**
   * What this browser is registered as; null where it is none. Needs no session. The browser remembers
   * the answer under `SHARED_TILL`.
   */
  here: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'detail', 'here'],
      queryFn: async ({ signal }) => {
        const till = await readAdded(http.get(PATHS.sharedTillHere, { signal }), hereOf);
        writeStored(SHARED_TILL, till && String(till.lock_minutes ?? ''));
        return till;
      },
    }),

  /** One's own PIN; null where the server has no such call. */
  pin: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'detail', 'pin'],
      queryFn: ({ signal }) => readAdded(http.get(PATHS.pin, { signal }), pinOf),
    }),
};

const TILLS = [ROOTS.sharedTills];

export const sharedTillMutations = {
  /** Makes this browser a shared till. */
  register: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<NewSharedTill>) => {
        await http.post(PATHS.sharedTills, { body: input, idempotencyKey });
      },
      meta: { invalidates: TILLS },
    }),

  /** Makes a device no shared till any more; whoever came in there by PIN is out. */
  revoke: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) => {
        await http.delete(pathTo(PATHS.sharedTill, input), { idempotencyKey });
      },
      meta: { invalidates: TILLS },
    }),

  /** Chooses one's PIN; 422 with `password` or `pin`. Sessions by the old one end. */
  setPin: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<NewPin>) => {
        await http.put(PATHS.pin, { body: input, idempotencyKey });
      },
      meta: { invalidates: TILLS },
    }),

  removePin: () =>
    mutationOptions({
      mutationFn: async ({ idempotencyKey }: Write<void>) => {
        await http.delete(PATHS.pin, { idempotencyKey });
      },
      meta: { invalidates: TILLS },
    }),
};

/**
 * Comes in by PIN at this shared till and keeps the token. Throws ApiError: 401 with
 * `data.tries_left`, 403 `pin_locked` after five wrong ones.
 */
export async function signInByPin(input: PinSignIn): Promise<void> {
  setToken(textOf(await http.post(PATHS.sharedTillSessions, { body: input, keepsSession: true })));
}

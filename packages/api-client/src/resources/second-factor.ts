import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  type BegunFactor,
  type Factor,
  type RecoveryCodes,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { numberOf, recordOf, textOf, textOrNull } from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';
import type { Write } from './write';

function factorOf(value: unknown): Factor {
  const raw = recordOf(value);
  return {
    on: raw.on === true,
    since: textOrNull(raw.since),
    codes_left: Math.trunc(numberOf(raw.codes_left)),
    remembered: Math.trunc(numberOf(raw.remembered)),
    required: raw.required === true,
  };
}

function begunOf(value: unknown): BegunFactor {
  const raw = recordOf(value);
  return { secret: textOf(raw.secret), uri: textOf(raw.uri) };
}

function codesOf(value: unknown): RecoveryCodes {
  const { codes } = recordOf(value);
  return { codes: Array.isArray(codes) ? codes.map(textOf) : [] };
}

export const factorQueries = {
  /** One's own second factor; null where the server has no such call. */
  own: () =>
    queryOptions({
      queryKey: [ROOTS.secondFactor, 'detail'],
      queryFn: ({ signal }) => readAdded(http.get(PATHS.factor, { signal }), factorOf),
    }),
};

/** The session changes with it: a second factor that was due is not any more. */
const OWN = [ROOTS.secondFactor, ROOTS.people];

interface Password {
  password: string;
}

/** 422 with the field `password` where it is wrong, 429 after too many. */
export const factorMutations = {
  /** Begins a second factor, or one on a new phone; the old one is good until the new is confirmed. */
  begin: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<Password>) =>
        begunOf(await http.post(PATHS.factor, { body: input, idempotencyKey })),
    }),

  /** Confirms what was begun; 422 with the field `code` where it is wrong. */
  confirm: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ code: string }>) =>
        codesOf(await http.put(PATHS.factor, { body: input, idempotencyKey })),
      meta: { invalidates: OWN },
    }),

  /** Takes one's own second factor away; 403 where the company asks for one. */
  turnOff: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<Password>) => {
        await http.post(PATHS.factorOff, { body: input, idempotencyKey });
      },
      meta: { invalidates: OWN },
    }),

  /** New recovery codes; the old ones stop working. */
  renewCodes: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<Password>) =>
        codesOf(await http.post(PATHS.factorCodes, { body: input, idempotencyKey })),
      meta: { invalidates: OWN },
    }),

  /** Asks every device for a code again. */
  forgetDevices: () =>
    mutationOptions({
      mutationFn: async ({ idempotencyKey }: Write<void>) => {
        await http.delete(PATHS.factorDevices, { idempotencyKey });
      },
      meta: { invalidates: OWN },
    }),

  /** Takes somebody else's second factor away; their sessions end. */
  reset: (id: number) =>
    mutationOptions({
      mutationFn: async ({ idempotencyKey }: Write<void>) => {
        await http.delete(pathTo(PATHS.personFactor, { id }), { idempotencyKey });
      },
      meta: { invalidates: [ROOTS.people] },
    }),
};

import { setToken } from '@backoffice/api-client';
import { KEEPS_SELLING, SHARED_TILL, writeStored } from '@backoffice/api-client/storage';
import { sharedTillCalls, type PinSignIn } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, callIfKnown, write, type Write } from './call';
import * as ROOTS from './query-roots';
import { send } from './send';

export const sharedTillQueries = {
  /** The company's shared tills; null where the server has no such call. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'list'],
      queryFn: ({ signal }) => callIfKnown(sharedTillCalls.list, { signal }),
    }),

  /**
   * The shared till that this browser is registered as; null where it is none. Needs no session.
   * The browser remembers the answer under `SHARED_TILL` and `KEEPS_SELLING`.
   */
  here: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'detail', 'here'],
      queryFn: async ({ signal }) => {
        const till = await callIfKnown(sharedTillCalls.here, { signal });
        writeStored(SHARED_TILL, till && String(till.lock_minutes ?? ''));
        writeStored(KEEPS_SELLING, till?.keeps_selling ? '1' : null);
        return till;
      },
    }),

  /** One's own PIN; null where the server has no such call. */
  pin: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'detail', 'pin'],
      queryFn: ({ signal }) => callIfKnown(sharedTillCalls.pin, { signal }),
    }),
};

const TILLS = { invalidates: [ROOTS.sharedTills] };

export const sharedTillMutations = {
  /** Makes this browser a shared till. */
  register: () => write(sharedTillCalls.register, TILLS),

  /** Says whether a till goes on selling where there is no line. */
  edit: (id: number) => write(sharedTillCalls.edit, { params: { id }, ...TILLS }),

  /** Makes a device no shared till any more; whoever came in there by PIN is out. */
  revoke: () =>
    mutationOptions({
      mutationFn: async ({ input: params, idempotencyKey }: Write<{ id: number }>) => {
        await send(sharedTillCalls.revoke, { params, idempotencyKey });
      },
      meta: TILLS,
    }),

  /** Chooses one's PIN; 422 with `password` or `pin`. Sessions by the old one end. */
  setPin: () => write(sharedTillCalls.setPin, TILLS),

  removePin: () => write(sharedTillCalls.removePin, TILLS),
};

/**
 * Comes in by PIN at this shared till and keeps the token. Throws ApiError: 401 with
 * `data.tries_left`, 403 `pin_locked` after five wrong ones.
 */
export async function signInByPin(body: PinSignIn): Promise<void> {
  setToken(await call(sharedTillCalls.signIn, { body, keepsSession: true }));
}

import {
  FIXED_TRANSACTION_SUBTYPES,
  transactionCalls,
  type TransactionSubtype,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { badAnswer } from './bad-answer';
import { call, ifSupported, write, type Write } from './call';
import { recordOf } from './normalise';
import {
  isWholeBooking,
  plainBooking,
  plainBookings,
  type Booking,
  type WholeBooking,
} from './plain';
import * as ROOTS from './query-roots';
import { send } from './send';
import { shopParam, type ShopChoice } from './shop-choice';

export { isWholeBooking, type Booking, type WholeBooking } from './plain';

/** What a booking can be for. `isFixed`: the server has no list, these are the specification's. */
export interface TransactionSubtypes {
  subtypes: TransactionSubtype[];
  isFixed: boolean;
}

/** A booking as somebody else saved it: the data of `edited_since`. */
export function savedTransaction(data: unknown): WholeBooking {
  const booking = plainBooking('')(recordOf(data), 0);
  if (!isWholeBooking(booking)) throw badAnswer();
  return booking;
}

export const transactionQueries = {
  /**
   * Income and outcome booked for a day (`YYYY-MM-DD`); amounts in euros, never negative. Of all
   * shops or of one.
   */
  ofDay: (date: string, shop?: ShopChoice) => {
    const query = { date, location: shopParam(shop) };
    return queryOptions({
      queryKey: [ROOTS.transactions, 'list', query],
      queryFn: ({ signal }): Promise<Booking[]> =>
        call(transactionCalls.list, { query, signal }, plainBookings(date)),
    });
  },

  subtypes: () =>
    queryOptions({
      queryKey: [ROOTS.transactionSubtypes, 'list'],
      queryFn: async ({ signal }): Promise<TransactionSubtypes> => {
        const subtypes = await ifSupported(call(transactionCalls.subtypes, { signal }));
        return subtypes === null
          ? { subtypes: [...FIXED_TRANSACTION_SUBTYPES], isFixed: true }
          : { subtypes, isFixed: false };
      },
    }),
};

const invalidates = [ROOTS.transactions, ROOTS.till];

export const transactionMutations = {
  add: () => write(transactionCalls.add, { invalidates }),

  edit: () => write(transactionCalls.edit, { invalidates }),

  remove: () =>
    mutationOptions({
      mutationFn: async ({ input: params, idempotencyKey }: Write<{ id: number }>) => {
        await send(transactionCalls.remove, { params, idempotencyKey });
      },
      meta: { invalidates },
    }),
};

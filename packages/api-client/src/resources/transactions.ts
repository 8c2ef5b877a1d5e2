import {
  BANKS,
  FIXED_TRANSACTION_SUBTYPES,
  OTHER,
  PAYMENT_TYPES,
  TRANSACTION_TYPES,
  transactionCalls,
  type Known,
  type Transaction,
  type TransactionSubtype,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { badAnswer } from './bad-answer';
import { call, ifSupported, write, type Write } from './call';
import {
  dayOf,
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  readRows,
  recordOf,
  textOf,
  textOrNull,
  versionOf,
  wordOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { send } from './send';
import { shopParam, type ShopChoice } from './shop-choice';

/** What a booking can be for. `isFixed`: the server has no list, these are the specification's. */
export interface TransactionSubtypes {
  subtypes: TransactionSubtype[];
  isFixed: boolean;
}

/** A booking. Null is what its row came without; such a row is shown and can't be changed. */
export type Booking = Omit<Transaction, 'transaction_type' | 'payment_type' | 'sale_price'> & {
  transaction_type: Transaction['transaction_type'] | null;
  payment_type: Transaction['payment_type'] | null;
  /** Euros, never negative. */
  sale_price: string | null;
};

/** A booking that can be changed here. */
export type WholeBooking = Known<Transaction>;

export const isWholeBooking = (booking: Booking): booking is WholeBooking =>
  booking.id > 0 &&
  booking.sale_price !== null &&
  [booking.transaction_type, booking.payment_type].every((word) => word && word !== OTHER) &&
  booking.bank !== OTHER;

const transactionOf =
  (day: string) =>
  (raw: Raw, index: number): Booking => ({
    id: idOrStandIn(raw, index),
    subType: textOf(raw.subType),
    transaction_type: wordOrNull(TRANSACTION_TYPES, raw.transaction_type),
    payment_type: wordOrNull(PAYMENT_TYPES, raw.payment_type),
    sale_price: moneyOrNull(raw.sale_price),
    description: textOrNull(raw.description),
    date: dayOf(raw.date) || day,
    bank: wordOrNull(BANKS, raw.bank),
    location_id: idOrNull(raw.location_id),
    location: textOrNull(raw.location),
    ...versionOf(raw),
  });

/** A booking as somebody else saved it: the data of `edited_since`. */
export function savedTransaction(data: unknown): WholeBooking {
  const booking = transactionOf('')(recordOf(data), 0);
  if (!isWholeBooking(booking)) throw badAnswer();
  return booking;
}

const readPlain = (day: string) => (data: unknown) =>
  readRows(data, { list: 'transactions', read: transactionOf(day), isWhole: isWholeBooking });

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
        call(transactionCalls.list, { query, signal }, readPlain(date)),
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

import { http } from '@backoffice/api-client';
import {
  BANKS,
  FIXED_TRANSACTION_SUBTYPES,
  PATHS,
  PAYMENT_TYPES,
  pathTo,
  TRANSACTION_TYPES,
  type Seen,
  type Transaction,
  type TransactionInput,
  type TransactionSubtype,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  badAnswer,
  dayOf,
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  oneOf,
  readRows,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  versionOf,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';
import { ifSupported } from './support';
import type { Write } from './write';

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

export const isWholeBooking = (booking: Booking): booking is Transaction =>
  booking.id > 0 &&
  booking.transaction_type !== null &&
  booking.payment_type !== null &&
  booking.sale_price !== null;

const transactionOf =
  (day: string) =>
  (raw: Raw, index: number): Booking => ({
    id: idOrStandIn(raw, index),
    subType: textOf(raw.subType),
    transaction_type: oneOf(TRANSACTION_TYPES, raw.transaction_type),
    payment_type: oneOf(PAYMENT_TYPES, raw.payment_type),
    sale_price: moneyOrNull(raw.sale_price),
    description: textOrNull(raw.description),
    date: dayOf(raw.date) || day,
    bank: oneOf(BANKS, raw.bank),
    location_id: idOrNull(raw.location_id),
    location: textOrNull(raw.location),
    ...versionOf(raw),
  });

/** A booking as somebody else saved it: the data of `edited_since`. */
export function savedTransaction(data: unknown): Transaction {
  const booking = transactionOf('')(recordOf(data), 0);
  if (!isWholeBooking(booking)) throw badAnswer();
  return booking;
}

const subtypeOf = (raw: Raw, index: number): TransactionSubtype => ({
  id: idOrStandIn(raw, index),
  name: textOf(raw.name),
  price: moneyOrNull(raw.price),
});

export const transactionQueries = {
  /**
   * Income and outcome booked for a day (`YYYY-MM-DD`); amounts in euros, never negative. Of all
   * shops or of one.
   */
  ofDay: (date: string, shop?: ShopChoice) =>
    queryOptions({
      queryKey: [ROOTS.transactions, 'list', { date, location: shopParam(shop) }],
      queryFn: async ({ signal }) =>
        readRows(
          await http.get(PATHS.transactions, {
            params: { date, location: shopParam(shop) },
            signal,
          }),
          { list: 'transactions', read: transactionOf(date), isWhole: isWholeBooking },
        ),
    }),

  subtypes: () =>
    queryOptions({
      queryKey: [ROOTS.transactionSubtypes, 'list'],
      queryFn: async ({ signal }): Promise<TransactionSubtypes> => {
        const answer = await ifSupported(http.get(PATHS.transactionSubtypes, { signal }));
        if (answer === null) return { subtypes: [...FIXED_TRANSACTION_SUBTYPES], isFixed: true };
        return { subtypes: rowsOf(answer).map(subtypeOf), isFixed: false };
      },
    }),
};

const meta = { invalidates: [ROOTS.transactions, ROOTS.till] };

export const transactionMutations = {
  add: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<TransactionInput>) => {
        await http.post(PATHS.transactions, { body: input, idempotencyKey });
      },
      meta,
    }),

  edit: () =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<TransactionInput & Seen & { id: number }>) => {
        await http.put(PATHS.transactions, { body: input, idempotencyKey });
      },
      meta,
    }),

  remove: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) => {
        await http.delete(pathTo(PATHS.transaction, { id: input.id }), { idempotencyKey });
      },
      meta,
    }),
};

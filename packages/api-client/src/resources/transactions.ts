import { http } from '@backoffice/api-client';
import {
  BANKS,
  FIXED_TRANSACTION_SUBTYPES,
  PATHS,
  pathTo,
  type Transaction,
  type TransactionInput,
  type TransactionSubtype,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  dayOf,
  idOf,
  idOrNull,
  moneyOf,
  moneyOrNull,
  oneOf,
  rowsOf,
  textOf,
  textOrNull,
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

const transactionOf =
  (day: string) =>
  (raw: Raw): Transaction => ({
    id: idOf(raw.id),
    subType: textOf(raw.subType),
    transaction_type: raw.transaction_type === 'income' ? 'income' : 'outcome',
    payment_type: raw.payment_type === 'bank' ? 'bank' : 'cash',
    sale_price: moneyOf(raw.sale_price),
    description: textOrNull(raw.description),
    date: dayOf(raw.date) || day,
    bank: oneOf(BANKS, raw.bank),
    location_id: idOrNull(raw.location_id),
    location: textOrNull(raw.location),
  });

const subtypeOf = (raw: Raw): TransactionSubtype => ({
  id: idOf(raw.id),
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
        rowsOf(
          await http.get(PATHS.transactions, {
            params: { date, location: shopParam(shop) },
            signal,
          }),
        ).map(transactionOf(date)),
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
      mutationFn: async ({ input, idempotencyKey }: Write<TransactionInput & { id: number }>) => {
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

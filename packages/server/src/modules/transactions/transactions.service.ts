import type { Transaction, transactionInputSchema } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Tx } from '../../db/database';
import { notFound } from '../../errors';
import type { Context } from '../../http/context';
import {
  deleteTransaction,
  insertTransaction,
  keepVersion,
  updateTransaction,
} from './transactions.repository';

type Input = z.output<typeof transactionInputSchema>;

const bookingOf = (input: Input) => ({
  subtype: input.subType,
  transaction_type: input.transaction_type,
  payment_type: input.payment_type,
  amount: input.sale_price,
  description: input.description || null,
});

const author = ({ caller: { companyId, userId }, now }: Context) => ({
  companyId,
  userId,
  at: now.toISOString(),
});

/** Books income or outcome, for today unless another day is given. */
export const addTransaction = (tx: Tx, context: Context, input: Input): Promise<Transaction> =>
  insertTransaction(tx, author(context), {
    ...bookingOf(input),
    booked_on: input.date ?? context.today,
  });

/** Changes a booking; its day stays unless another is given. The earlier version is kept. */
export async function editTransaction(
  tx: Tx,
  context: Context,
  { id, ...input }: Input & { id: number },
): Promise<Transaction> {
  const kept = await keepVersion(tx, { ...author(context), id, change: 'edited' });
  if (!kept) throw notFound('The transaction');
  const day = input.date ? { booked_on: input.date } : {};
  return updateTransaction(tx, context.caller.companyId, id, { ...bookingOf(input), ...day });
}

/** Deletes a booking; the earlier version is kept. */
export async function removeTransaction(tx: Tx, context: Context, id: number): Promise<number> {
  const kept = await keepVersion(tx, { ...author(context), id, change: 'deleted' });
  if (!kept) throw notFound('The transaction');
  await deleteTransaction(tx, context.caller.companyId, id);
  return id;
}

import {
  bookingDayError,
  type Transaction,
  type transactionInputSchema,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Tx } from '../../db/database';
import { AppError, notFound } from '../../errors';
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

/** The day that an input names, if it names one; throws for an impossible one. */
function dayOf({ date }: Input, { today }: Context): string | undefined {
  const wrong = date === undefined ? undefined : bookingDayError(date, today);
  if (wrong) throw new AppError('invalid', wrong, { fields: { date: wrong } });
  return date;
}

/** Books income or outcome, for today unless another day is given. */
export const addTransaction = async (
  tx: Tx,
  context: Context,
  input: Input,
): Promise<Transaction> =>
  insertTransaction(tx, author(context), {
    ...bookingOf(input),
    booked_on: dayOf(input, context) ?? context.today,
  });

/** Changes a booking; its day stays unless another is given. The earlier version is kept. */
export async function editTransaction(
  tx: Tx,
  context: Context,
  { id, ...input }: Input & { id: number },
): Promise<Transaction> {
  const day = dayOf(input, context);
  const kept = await keepVersion(tx, { ...author(context), id, change: 'edited' });
  if (!kept) throw notFound('The transaction');
  return updateTransaction(tx, context.caller.companyId, id, {
    ...bookingOf(input),
    ...(day && { booked_on: day }),
  });
}

/** Deletes a booking; the earlier version is kept. */
export async function removeTransaction(tx: Tx, context: Context, id: number): Promise<number> {
  const kept = await keepVersion(tx, { ...author(context), id, change: 'deleted' });
  if (!kept) throw notFound('The transaction');
  await deleteTransaction(tx, context.caller.companyId, id);
  return id;
}

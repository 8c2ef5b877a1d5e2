import {
  bookingDayError,
  type Transaction,
  type transactionInputSchema,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Tx } from '../../db/database';
import { AppError, notFound } from '../../errors';
import type { Context } from '../../http/context';
import { changesBetween, recordEvent } from '../audit/record-event';
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

const named = ({ id, subType, date, sale_price: amount }: Transaction) =>
  `${subType}, ${date}, ${amount} € (${id})`;

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
  const before = await keepVersion(tx, { ...author(context), id, change: 'edited' });
  if (!before) throw notFound('The transaction');
  const after = await updateTransaction(tx, context.caller.companyId, id, {
    ...bookingOf(input),
    ...(day && { booked_on: day }),
  });
  await recordEvent(tx, context, {
    kind: 'transaction.edited',
    subject: named(before),
    changes: changesBetween(before, after),
  });
  return after;
}

/** Deletes a booking; the earlier version is kept. */
export async function removeTransaction(tx: Tx, context: Context, id: number): Promise<number> {
  const before = await keepVersion(tx, { ...author(context), id, change: 'deleted' });
  if (!before) throw notFound('The transaction');
  await deleteTransaction(tx, context.caller.companyId, id);
  await recordEvent(tx, context, { kind: 'transaction.deleted', subject: named(before) });
  return id;
}

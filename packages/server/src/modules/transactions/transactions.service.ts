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
import { enterTransaction } from './transaction-entries';
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
  bank: (input.payment_type === 'bank' && input.bank) || null,
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

/** Locks a booking and keeps it as it is; throws 404 where there is none. */
async function keepBefore(tx: Tx, context: Context, id: number, change: 'edited' | 'deleted') {
  const before = await keepVersion(tx, { ...author(context), id, change });
  if (!before) throw notFound('The transaction');
  return before;
}

/** A booking as its table has it. */
const bookedAs = ({ transaction_type, payment_type, bank, sale_price, date }: Transaction) => ({
  transaction_type,
  payment_type,
  bank,
  amount: sale_price,
  booked_on: date,
});

/** Books income or outcome, for today unless another day is given, in the shop of whoever books. */
export async function addTransaction(tx: Tx, context: Context, input: Input): Promise<Transaction> {
  const { locationId } = context.caller;
  const booking = {
    ...bookingOf(input),
    booked_on: dayOf(input, context) ?? context.today,
    location_id: locationId,
  };
  const added = await insertTransaction(tx, author(context), booking);
  await enterTransaction(tx, author(context), { id: added.id, locationId, after: booking });
  return added;
}

/** Changes a booking; its day stays unless another is given. The earlier version is kept. */
export async function editTransaction(
  tx: Tx,
  context: Context,
  { id, ...input }: Input & { id: number },
): Promise<Transaction> {
  const day = dayOf(input, context);
  const before = await keepBefore(tx, context, id, 'edited');
  const after = await updateTransaction(tx, context.caller.companyId, id, {
    ...bookingOf(input),
    ...(day && { booked_on: day }),
  });
  await recordEvent(tx, context, {
    kind: 'transaction.edited',
    subject: named(before),
    changes: changesBetween(before, after),
  });
  const change = { before: bookedAs(before), after: bookedAs(after) };
  await enterTransaction(tx, author(context), { id, locationId: before.location_id, ...change });
  return after;
}

/** Deletes a booking; the earlier version is kept. */
export async function removeTransaction(tx: Tx, context: Context, id: number): Promise<number> {
  const before = await keepBefore(tx, context, id, 'deleted');
  await deleteTransaction(tx, context.caller.companyId, id);
  await recordEvent(tx, context, { kind: 'transaction.deleted', subject: named(before) });
  await enterTransaction(tx, author(context), {
    id,
    locationId: before.location_id,
    before: bookedAs(before),
  });
  return id;
}

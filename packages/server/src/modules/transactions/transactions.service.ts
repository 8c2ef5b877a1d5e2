import {
  type Bank,
  FIRST_BOOKING_DAY,
  isBookingDay,
  type Known,
  lastBookingDay,
  type Seen,
  type Transaction,
  transactionInputSchema,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { changesBetween, recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { refuseChanges } from '../../http/refuse-changes';
import { refuseUnseen, versioned } from '../../http/version';
import { meantTill, refuseOtherTill } from '../till/meant-till';
import { enterTransaction } from './transaction-entries';
import {
  deleteTransaction,
  insertTransaction,
  keepVersion,
  updateTransaction,
} from './transactions.repository';

type Input = z.output<typeof transactionInputSchema>;

/** Cash has no bank. A bank that the input leaves out stays as it was. */
function bankOf({ payment_type: type, bank }: Input, before?: Known<Transaction>): Bank | null {
  if (type === 'cash') return null;
  return (bank === undefined ? before?.bank : bank) || null;
}

const bookingOf = (input: Input, before?: Known<Transaction>) => ({
  subtype: input.subType,
  transaction_type: input.transaction_type,
  payment_type: input.payment_type,
  bank: bankOf(input, before),
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
  if (date === undefined || isBookingDay(date, today)) return date;
  const days = { first_day: FIRST_BOOKING_DAY, last_day: lastBookingDay(today) };
  throw refuse('booking_day_unfit', days, { at: 'date' });
}

/** Locks a booking and keeps it as it is; throws 404, and 403 where it is another shop's. */
async function keepBefore(tx: Tx, context: Context, id: number, change: 'edited' | 'deleted') {
  const before = await keepVersion(tx, { ...author(context), id, change });
  if (!before) throw refuse('transaction_not_found');
  refuseOtherTill(context.caller, before.location_id);
  return before;
}

/** A booking with the columns that its till entries need. */
const bookedAs = (booking: Known<Transaction>) => ({
  transaction_type: booking.transaction_type,
  payment_type: booking.payment_type,
  bank: booking.bank,
  amount: booking.sale_price,
  booked_on: booking.date,
  location_id: booking.location_id,
});

/** A booking as calls answer it, with its version. */
export const shownBooking = (booking: Known<Transaction>) =>
  versioned(booking, transactionInputSchema);

/** A booking as the audit compares it: without the shop's id, since the shop's name is enough. */
function told({ location_id: _, ...shown }: Transaction) {
  return shown;
}

/**
 * Books income or outcome, for today unless another day is given, and in the caller's shop unless
 * another one is. Throws 403 for another shop where the caller works for one, 422 for an unknown
 * shop.
 */
export async function addTransaction(tx: Tx, context: Context, input: Input): Promise<Transaction> {
  const { locationId } = await meantTill(tx, context, input.location);
  const added = await insertTransaction(tx, author(context), {
    ...bookingOf(input),
    booked_on: dayOf(input, context) ?? context.today,
    location_id: locationId,
  });
  await enterTransaction(tx, author(context), { id: added.id, after: bookedAs(added) });
  return shownBooking(added);
}

/**
 * Changes a booking; its day, its shop and the bank that pays stay unless others are given. The
 * earlier version is kept.
 */
export async function editTransaction(
  tx: Tx,
  context: Context,
  {
    id,
    location_id,
    version,
    ...input
  }: Input & Seen & Pick<Partial<Transaction>, 'location_id'> & { id: number },
): Promise<Transaction> {
  const day = dayOf(input, context);
  const before = await keepBefore(tx, context, id, 'edited');
  refuseUnseen(version, shownBooking(before));
  refuseChanges(before, { location_id }, []);
  const { location = before.location_id } = input;
  const { locationId } = await meantTill(tx, context, location);
  const after = await updateTransaction(tx, context.caller.companyId, id, {
    ...bookingOf(input, before),
    booked_on: day ?? before.date,
    location_id: locationId,
  });
  await recordEvent(tx, context, {
    kind: 'transaction.edited',
    subject: named(before),
    changes: changesBetween(told(before), told(after)),
  });
  const change = { before: bookedAs(before), after: bookedAs(after) };
  await enterTransaction(tx, author(context), { id, ...change });
  return shownBooking(after);
}

/** Deletes a booking; the earlier version is kept. */
export async function removeTransaction(tx: Tx, context: Context, id: number): Promise<number> {
  const before = await keepBefore(tx, context, id, 'deleted');
  await deleteTransaction(tx, context.caller.companyId, id);
  await recordEvent(tx, context, { kind: 'transaction.deleted', subject: named(before) });
  await enterTransaction(tx, author(context), { id, before: bookedAs(before) });
  return id;
}

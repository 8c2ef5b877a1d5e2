import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import { holdOpenPeriod } from '../till/periods';
import { type EntrySource, recordEntries, type Sum } from '../till/record-entries';
import { wayOf } from '../till/ways';
import type { Booking } from './transactions.repository';

type Booked = Pick<Booking, 'transaction_type' | 'payment_type' | 'bank' | 'amount' | 'booked_on'>;

export interface Booker {
  companyId: number;
  userId: number;
  at: string;
}

const sumOf = ({ transaction_type: type, payment_type, bank, amount }: Booked): Sum => ({
  way: wayOf({ payment_type, bank }),
  amount: type === 'income' ? amount : `-${amount}`,
});
const reversed = ({ way, amount }: Sum): Sum => ({
  way,
  amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
});

async function hasEntries(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from till_entries
    where company_id = ${companyId} and source = 'transaction' and source_id = ${id}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The sums by the day on which they are booked. */
function byDay(before: Booked | undefined, after: Booked | undefined): Map<string, Sum[]> {
  const days = new Map<string, Sum[]>();
  const add = (day: string, sum: Sum) => days.set(day, [...(days.get(day) ?? []), sum]);
  if (before) add(before.booked_on, reversed(sumOf(before)));
  if (after) add(after.booked_on, sumOf(after));
  return days;
}

interface Change {
  id: number;
  locationId: number | null;
  /** Undefined for a new booking. */
  before?: Booked;
  /** Undefined for one that is deleted. */
  after?: Booked;
}

/**
 * Enters what a booking, or a change of one, means for the till of its shop: the difference to what
 * was entered before, in the period that is open now. A booking from before the till stays without.
 */
export async function enterTransaction(
  tx: Tx,
  { companyId, userId, at }: Booker,
  { id, locationId, before, after }: Change,
): Promise<void> {
  const wasEntered =
    !before || Number(before.amount) === 0 || (await hasEntries(tx, companyId, id));
  if (!wasEntered) return;
  const periodId = await holdOpenPeriod(tx, { companyId, locationId, at });
  const entry: Omit<EntrySource, 'day'> = {
    companyId,
    userId,
    periodId,
    locationId,
    source: 'transaction',
    late: false,
    at,
  };
  for (const [day, sums] of byDay(before, after)) {
    await recordEntries(tx, { ...entry, sourceId: id, day }, sums);
  }
}

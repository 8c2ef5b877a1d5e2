import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import { holdOpenPeriod } from '../till/periods';
import { type EntrySource, recordEntries, type Sum } from '../till/record-entries';
import { wayOf } from '../till/ways';
import type { Booking } from './transactions.repository';

type Booked = Pick<
  Booking,
  'transaction_type' | 'payment_type' | 'bank' | 'amount' | 'booked_on' | 'location_id'
>;

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

/** What changes in the till of one shop. */
interface Part {
  locationId: number | null;
  /** Sums by the day on which they are booked. */
  days: Map<string, Sum[]>;
}

interface Change {
  id: number;
  /** Undefined for a new booking. */
  before?: Booked;
  /** Undefined for one that is deleted. */
  after?: Booked;
}

/** The change by shop, always in the same order, so that two who move bookings can't deadlock. */
function partsOf({ before, after }: Change): Part[] {
  const parts = new Map<number, Part>();
  const add = ({ location_id: locationId, booked_on: day }: Booked, sum: Sum) => {
    const part = parts.get(locationId ?? 0) ?? { locationId, days: new Map<string, Sum[]>() };
    part.days.set(day, [...(part.days.get(day) ?? []), sum]);
    parts.set(locationId ?? 0, part);
  };
  if (before) add(before, reversed(sumOf(before)));
  if (after) add(after, sumOf(after));
  return [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
}

interface Held {
  periodId: number;
  /** Whether the period was closed: what is entered explains its closing. */
  late: boolean;
}

/**
 * Holds the period in which a booking was entered in the till of a shop, open or closed; undefined
 * where it never was. For one that was moved to another shop and back the last entry counts.
 */
async function holdItsPeriod(
  tx: Tx,
  { companyId }: Booker,
  { id, locationId }: { id: number; locationId: number | null },
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select p.id as "periodId", p.closed_at is not null as late from till_periods p
    where p.company_id = ${companyId} and p.id = (
      select e.period_id from till_entries e
      where e.company_id = ${companyId} and e.source = 'transaction' and e.source_id = ${id}
        and coalesce(e.location_id, 0) = ${locationId ?? 0} and not e.late
      order by e.id desc limit 1)
    for share of p`.execute(tx);
  return rows[0];
}

async function holdPeriodOf(
  tx: Tx,
  booker: Booker,
  { id, locationId, isEntered }: { id: number; locationId: number | null; isEntered: boolean },
): Promise<Held> {
  const own = isEntered ? await holdItsPeriod(tx, booker, { id, locationId }) : undefined;
  if (own) return own;
  const { companyId, at } = booker;
  return { periodId: await holdOpenPeriod(tx, { companyId, locationId, at }), late: false };
}

/**
 * Enters what a booking, or a change of one, means for the tills: the difference to what was
 * entered before, in the period of the booking. If that was closed, the entry explains the closing
 * and leaves the open period alone. A booking from before the till gets no entries.
 */
export async function enterTransaction(tx: Tx, booker: Booker, change: Change): Promise<void> {
  const { id, before } = change;
  const wasEntered =
    !before || Number(before.amount) === 0 || (await hasEntries(tx, booker.companyId, id));
  if (!wasEntered) return;
  for (const { locationId, days } of partsOf(change)) {
    const isEntered = before?.location_id === locationId;
    const held = await holdPeriodOf(tx, booker, { id, locationId, isEntered });
    const entry: Omit<EntrySource, 'day'> = {
      ...booker,
      ...held,
      locationId,
      source: 'transaction',
    };
    for (const [day, sums] of days) await recordEntries(tx, { ...entry, sourceId: id, day }, sums);
  }
}

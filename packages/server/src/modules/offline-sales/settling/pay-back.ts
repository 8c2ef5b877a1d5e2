import type { Context } from '../../../caller';
import { takeNumbers } from '../../../db/counters';
import type { Tx } from '../../../db/database';
import { pay } from '../../returns/by-way';
import { insertReturn } from '../../returns/returns.repository';
import { partsOf } from '../../sales/parts';
import { insertReversals, type LiveLine } from '../../sold-sales/mending/reversing.repository';
import { recordEntries } from '../../till/record-entries';
import { recordOperation } from '../../units/record-operation';

/** Why goods come back that their customer doesn't get. */
const REASON = 'other';

interface Booked {
  returnId: number;
  /** The reversals that count in the figures. */
  reversals: number[];
}

/** A line as it is paid back: one that was paid in several ways names each. */
const paidBack = (line: LiveLine, bookedOn: string) => ({
  id: line.id,
  reason: REASON,
  payment_type: line.payment_type,
  bank: line.bank,
  parts: line.parts,
  bookedOn,
});

/**
 * Gives the money of lines back as it came: a return of today in the period that the caller holds,
 * with its number and slip. No unit moves, since none came back.
 */
export async function payBack(
  tx: Tx,
  { caller: { companyId, userId }, now, today }: Context,
  lines: LiveLine[],
  { periodId, locationId, note }: { periodId: number; locationId: number | null; note: string },
): Promise<Booked> {
  const at = now.toISOString();
  const { return: numbers } = await takeNumbers(tx, companyId, { return: 1 });
  const operationId = await recordOperation(tx, { companyId, userId }, { kind: 'return', at });
  const booking = { companyId, userId, at, locationId, periodId, operationId, day: today };
  const made = await insertReturn(tx, {
    ...booking,
    returnNumber: numbers[0] ?? 0,
    approvedBy: undefined,
    prices: lines.map(({ price }) => price),
    note,
  });
  const reversing = { ...booking, kind: 'return', returnId: made.id, owed: true } as const;
  const back = lines.map((line) => paidBack(line, today));
  const reversals = await insertReversals(tx, reversing, back);
  const entry = { ...booking, source: 'return', sourceId: made.id, late: false } as const;
  await recordEntries(tx, entry, pay(lines.flatMap(partsOf), -1));
  return { returnId: made.id, reversals };
}

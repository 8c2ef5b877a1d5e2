import { sql } from 'kysely';

import { changesBetween, recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { refuseOtherTill } from '../till/meant-till';

interface Kept {
  name: string;
  location: number | null;
  number: number | null;
  keeps_selling: boolean;
}

/** Numbers of three digits, as slips have them. */
const MOST_NUMBERS = 999;

/** Locks all tills of a company, revoked ones too, so that none gets the number of another. */
async function lockTills(tx: Tx, companyId: number) {
  const { rows } = await sql<Kept & { id: number; revoked_at: string | null }>`
    select id, name, location_id as location, number, keeps_selling, revoked_at from shared_tills
    where company_id = ${companyId} order by id for no key update`.execute(tx);
  return rows;
}

/** The lowest number that no till has or had; throws 409 where there is none. */
function freeNumber(tills: Kept[]): number {
  const taken = new Set(tills.map(({ number }) => number));
  for (let number = 1; number <= MOST_NUMBERS; number += 1) {
    if (!taken.has(number)) return number;
  }
  throw refuse('no_till_number');
}

/**
 * Says whether a shared till goes on selling where there is no line; the first time it gets its
 * number. Throws 403 and 404.
 */
export async function keepSelling(
  tx: Tx,
  context: Context,
  id: number,
  keeps: boolean,
): Promise<void> {
  const { companyId } = context.caller;
  const tills = await lockTills(tx, companyId);
  const till = tills.find((one) => one.id === id && one.revoked_at === null);
  if (!till) throw refuse('shared_till_not_found');
  refuseOtherTill(context.caller, till.location);
  if (till.keeps_selling === keeps) return;
  const number = till.number ?? freeNumber(tills);
  await tx
    .updateTable('shared_tills')
    .set({ keeps_selling: keeps, number })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const before = { keeps_selling: till.keeps_selling, number: till.number };
  const changes = changesBetween(before, { keeps_selling: keeps, number });
  await recordEvent(tx, context, {
    kind: 'shared_till.keeps_selling',
    subject: till.name,
    changes,
  });
}

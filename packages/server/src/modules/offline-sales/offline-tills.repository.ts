import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';

/** A shared till as it stands on record, whether it was revoked or not. */
export interface OfflineTill {
  id: number;
  name: string;
  location: number | null;
  /** On its slips; null until it first goes on without a line. */
  number: number | null;
  keeps_selling: boolean;
  last_slip: number;
  registered_at: string;
  revoked_at: string | null;
}

const TILL = sql`id, name, location_id as location, number, keeps_selling, last_slip,
  registered_at, revoked_at`;

/** The till of this secret, where it is one of the company. */
export async function findTillHere(
  db: Executor,
  companyId: number,
  secretHash: string,
): Promise<OfflineTill | undefined> {
  const { rows } = await sql<OfflineTill>`select ${TILL} from shared_tills
    where secret_hash = ${secretHash} and company_id = ${companyId}`.execute(db);
  return rows[0];
}

export async function findTill(
  db: Executor,
  companyId: number,
  id: number,
): Promise<OfflineTill | undefined> {
  const { rows } = await sql<OfflineTill>`select ${TILL} from shared_tills
    where company_id = ${companyId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Holds a till until the transaction ends: its sales come in one after the other. */
export async function lockTill(tx: Tx, companyId: number, id: number): Promise<OfflineTill> {
  const { rows } = await sql<OfflineTill>`select ${TILL} from shared_tills
    where company_id = ${companyId} and id = ${id} for no key update`.execute(tx);
  return rows[0] as OfflineTill;
}

/** Notes the highest counter that came in. */
export const noteSlip = (tx: Tx, companyId: number, id: number, counter: number) =>
  sql`update shared_tills set last_slip = greatest(last_slip, ${counter})
    where company_id = ${companyId} and id = ${id}`.execute(tx);

/** Milliseconds: what a till says more often isn't written down. */
const HEARD_EVERY = 60_000;

/** Notes that a till was heard of, and how many sales it said it still holds. */
export const noteHeard = (
  db: Executor,
  companyId: number,
  { id, now, waiting }: { id: number; now: Date; waiting?: number | undefined },
) => {
  const before = new Date(now.getTime() - HEARD_EVERY).toISOString();
  return sql`update shared_tills set seen_at = greatest(seen_at, ${now.toISOString()}),
      waiting = coalesce(cast(${waiting ?? null} as integer), waiting)
    where company_id = ${companyId} and id = ${id}
      and (seen_at < ${before} or waiting <> cast(${waiting ?? null} as integer))`.execute(db);
};

import { dayIn } from '@backoffice/contracts';
import { sql } from 'kysely';

import { recordEvent } from '../../../../audit/record-event';
import type { Executor, Tx } from '../../../../db/database';
import type { StoredImport } from '../stored-import';

/** An import that a server has taken on. */
export interface Work {
  companyId: number;
  id: number;
  /** The server that does it. */
  server: string;
  timezone: string;
  state: 'applying' | 'cancelling';
}

/** One batch of an import, which is done in one transaction. */
export interface Batch {
  now: Date;
  /** Units at most. */
  size: number;
}

/** How a turn ended: there is more to do, it is done, or it is somebody else's by now. */
export type Turn = 'more' | 'done' | 'lost';

/** When another server may take over an import; each batch renews it. */
const LEASE = sql`now() + interval '5 seconds'`;

interface Asked {
  server: string;
  /** Whether this is the only server of the database: then a claim of another process is stale. */
  alone: boolean;
  /** What this process works on; a slow batch outlasts its claim. */
  busy: readonly Pick<Work, 'companyId' | 'id'>[];
}

/** Takes on an import that nobody works on, the oldest first. */
export async function claimWork(
  db: Executor,
  { server, alone, busy }: Asked,
): Promise<Work | undefined> {
  const isFree = sql`(i.claimed_until is null or i.claimed_until < now()
    or ${alone} and i.claimed_by is distinct from ${server})`;
  const isBusy = sql`exists (
    select from jsonb_to_recordset(cast(${JSON.stringify(busy)} as jsonb))
      as b ("companyId" bigint, id bigint)
    where b."companyId" = i.company_id and b.id = i.id)`;
  const open = sql`i.state in ('applying', 'cancelling') and ${isFree} and not ${isBusy}`;
  // Mostly there is nothing to do: this look takes no lock.
  const any = await sql`select from imports i where ${open} limit 1`.execute(db);
  if (!any.rows.length) return undefined;
  const { rows } = await sql<Omit<Work, 'server'>>`
    update imports t set claimed_by = ${server}, claimed_until = ${LEASE}
    from (
      select i.company_id, i.id from imports i where ${open}
      order by i.started_at, i.id limit 1 for no key update skip locked
    ) next join companies c on c.id = next.company_id
    where t.company_id = next.company_id and t.id = next.id
    returning t.company_id as "companyId", t.id, c.timezone, t.state`.execute(db);
  return rows[0] && { ...rows[0], server };
}

/**
 * How far an import is: the units that are booked and, while they are taken back, the last one that
 * was looked at.
 */
interface Progress {
  booked: number;
  takenTo?: number;
}

/** Notes how far an import is, and renews the claim of its server. */
export const moveOn = (tx: Tx, { companyId, id }: Work, { booked, takenTo = 0 }: Progress) =>
  sql`update imports set booked = ${booked}, taken_to = ${takenTo}, claimed_until = ${LEASE}
    where company_id = ${companyId} and id = ${id}`.execute(tx);

/** Ends an import, and tells the audit. */
export async function endImport(
  tx: Tx,
  { companyId, id, timezone }: Work,
  {
    found,
    state,
    booked,
    now,
  }: { found: StoredImport; state: 'applied' | 'cancelled' | 'failed'; booked: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state, booked, ended_at: now.toISOString(), claimed_by: null, claimed_until: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const doing = { caller: { companyId, userId: found.user_id }, now, today: dayIn(timezone, now) };
  const kind = state === 'applied' ? 'import.applied' : 'import.cancelled';
  const subject = found.failure ? `${found.name}: ${found.failure}` : found.name;
  await recordEvent(tx, doing, { kind, subject });
}

/** Gives up a server's claim to an import, so that another one can go on at once. */
export const letGo = (db: Executor, { companyId, id, server }: Work) =>
  sql`update imports set claimed_by = null, claimed_until = null
    where company_id = ${companyId} and id = ${id} and claimed_by = ${server}`.execute(db);

import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../db/database';

export interface TillKey {
  companyId: number;
  /** Null is the till of what belongs to no shop. */
  locationId: number | null;
}
interface Till extends TillKey {
  /** ISO text in UTC; a period begins then if none is open. */
  at: string;
}

const ATTEMPTS = 5;

/**
 * The key of a lock that gives turns in order. If sellers only shared the lock on the row of the
 * period, a busy shop would keep a closing waiting for ever; with this one, who sells after
 * somebody wants to close waits behind them.
 */
const turnOf = ({ companyId, locationId }: TillKey): RawBuilder<unknown> =>
  sql`hashtextextended(${`till ${companyId} ${locationId ?? 0}`}, 0)`;

const openPeriodOf = ({ companyId, locationId }: TillKey) => sql`
  p.company_id = ${companyId} and coalesce(p.location_id, 0) = ${locationId ?? 0}
    and p.closed_at is null`;

async function shareOpenPeriod(tx: Tx, till: TillKey): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with turn as materialized (select pg_advisory_xact_lock_shared(${turnOf(till)}))
    select p.id from turn, till_periods p where ${openPeriodOf(till)} for share of p`.execute(tx);
  return rows[0]?.id;
}

/** Begins a shop's next period; answers its id, undefined where one is open. */
export async function beginPeriod(tx: Tx, till: Till): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into till_periods (company_id, location_id, opened_at)
    values (${till.companyId}, ${till.locationId}, ${till.at})
    on conflict (company_id, coalesce(location_id, 0)) where closed_at is null do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Holds a period as it is, open or closed, until the transaction ends. */
export const holdPeriod = (tx: Tx, companyId: number, id: number) =>
  sql`select id from till_periods where company_id = ${companyId} and id = ${id}
    for share`.execute(tx);

/**
 * The open period of a shop's till, which nobody closes until the transaction ends; many sell in it
 * at once. Where there is none yet it begins now.
 */
export async function holdOpenPeriod(tx: Tx, till: Till): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const open = await shareOpenPeriod(tx, till);
    if (open !== undefined) return open;
    // Somebody else may begin it, or close what was found, in between: then it is looked for again.
    await sql`select pg_advisory_xact_lock_shared(${turnOf(till)})`.execute(tx);
    const begun = await beginPeriod(tx, till);
    if (begun !== undefined) return begun;
  }
  throw new Error('No till period stayed open long enough');
}

/**
 * The period of a shop that was open at a moment and was closed since; undefined where none was.
 * Until the transaction ends nobody closes another one.
 */
export async function findClosedSince(tx: Tx, till: Till): Promise<{ id: number } | undefined> {
  await sql`select pg_advisory_xact_lock_shared(${turnOf(till)})`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select p.id from till_periods p
    where p.company_id = ${till.companyId} and coalesce(p.location_id, 0) = ${till.locationId ?? 0}
      and p.closed_at > ${till.at}
    order by p.closed_at, p.id limit 1 for share`.execute(tx);
  return rows[0];
}

/**
 * Locks a shop's till: nobody books anything in it until the transaction ends. Answers its open
 * period, undefined where it has none yet.
 */
export async function claimOpenPeriod(tx: Tx, till: TillKey): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(${turnOf(till)})`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select p.id from till_periods p where ${openPeriodOf(till)} for update`.execute(tx);
  return rows[0]?.id;
}

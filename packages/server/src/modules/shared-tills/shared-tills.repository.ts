import { PIN_TRIES, type SharedTill, type SharedTillHere } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';

/** The shared tills of a company that were not revoked, in the order of their names. */
export async function readSharedTills(db: Executor, companyId: number): Promise<SharedTill[]> {
  return db
    .selectFrom('shared_tills as t')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 't.company_id').onRef('u.id', '=', 't.registered_by'),
    )
    .select(['t.id', 't.name', 't.location_id as location', 't.registered_at', 't.seen_at'])
    .select(['t.keeps_selling', 't.number', 't.waiting'])
    .select(sql<string>`trim(u.username || ' ' || u.surname)`.as('registered_by'))
    .where('t.company_id', '=', companyId)
    .where('t.revoked_at', 'is', null)
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();
}

interface NewTill {
  companyId: number;
  userId: number;
  name: string;
  location: number | null;
  secretHash: string;
  now: Date;
}

export async function insertSharedTill(tx: Tx, till: NewTill): Promise<number> {
  const at = till.now.toISOString();
  const { id } = await tx
    .insertInto('shared_tills')
    .values({
      company_id: till.companyId,
      name: till.name,
      location_id: till.location,
      secret_hash: till.secretHash,
      registered_by: till.userId,
      registered_at: at,
      seen_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers the till that is revoked; undefined where there is none, or it was revoked before. */
export async function revokeSharedTill(
  tx: Tx,
  { companyId, id, now }: { companyId: number; id: number; now: Date },
): Promise<Pick<FoundTill, 'name' | 'location'> | undefined> {
  return tx
    .updateTable('shared_tills')
    .set({ revoked_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['name', 'location_id as location'])
    .executeTakeFirst();
}

export const deleteSessionsAt = (tx: Tx, { companyId, id }: { companyId: number; id: number }) =>
  tx
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('shared_till_id', '=', id)
    .execute();

export interface FoundTill {
  companyId: number;
  id: number;
  name: string;
  location: number | null;
  /** It goes on selling where there is no line. */
  keepsSelling: boolean;
}

/** The shared till with this secret. It also says which company the request belongs to. */
export const findSharedTill = (db: Executor, secretHash: string): Promise<FoundTill | undefined> =>
  db
    .selectFrom('shared_tills')
    .select(['company_id as companyId', 'id', 'name', 'location_id as location'])
    .select('keeps_selling as keepsSelling')
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Keeps a till from being revoked meanwhile, and notes its use; false where it was revoked. */
export async function useSharedTill(
  tx: Tx,
  { companyId, id }: FoundTill,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shared_tills')
    .set({ seen_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The people who may sign in at a till: who has a PIN and a password, and works there. */
export async function readPeopleAt(
  db: Executor,
  { companyId, location }: FoundTill,
): Promise<SharedTillHere['people']> {
  const { rows } = await sql<SharedTillHere['people'][number]>`
    select u.id, u.username, u.surname, p.failures >= ${sql.lit(PIN_TRIES)} as locked
    from users u
    join pins p on p.company_id = u.company_id and p.user_id = u.id
    where u.company_id = ${companyId} and u.disabled_at is null and u.password_hash is not null
      and (not u.limited or cast(${location} as bigint) is null or u.location_id = ${location})
    order by u.username, u.id`.execute(db);
  return rows;
}

/** What the lock screen says of a till's company. */
export async function readCompanyOf(
  db: Executor,
  { companyId }: FoundTill,
): Promise<{ company: string; lock_minutes: number | null }> {
  return db
    .selectFrom('companies as c')
    .leftJoin('company_settings as s', 's.company_id', 'c.id')
    .select(['c.name as company', 's.lock_minutes'])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
}

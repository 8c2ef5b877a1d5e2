import type { Executor } from '../../db/database';

export const readSession = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.id', '=', 's.user_id'),
    )
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select([
      's.company_id as companyId',
      's.user_id as userId',
      's.created_at as createdAt',
      's.seen_at as seenAt',
      'u.username',
      'u.location_id as locationId',
      'c.timezone',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();

export const insertSession = (
  db: Executor,
  session: { tokenHash: string; companyId: number; userId: number; now: Date },
) =>
  db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      company_id: session.companyId,
      user_id: session.userId,
      created_at: session.now.toISOString(),
      seen_at: session.now.toISOString(),
    })
    .execute();

export const touchSession = (db: Executor, tokenHash: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();

export const deleteSession = (db: Executor, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

/** Signs a person out everywhere. */
export const deleteSessionsOf = (
  db: Executor,
  { companyId, userId }: { companyId: number; userId: number },
) =>
  db
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();

/** Signs a person out everywhere but here. */
export const deleteOtherSessions = (
  db: Executor,
  { companyId, userId, tokenHash }: { companyId: number; userId: number; tokenHash: string },
) =>
  db
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();

export const deleteSessionsBefore = (db: Executor, seen: Date, created: Date) =>
  db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('seen_at', '<', seen.toISOString()),
        row('created_at', '<', created.toISOString()),
      ]),
    )
    .execute();

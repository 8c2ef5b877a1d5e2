import { sql } from 'kysely';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';

interface Session extends Caller {
  createdAt: string;
  seenAt: string;
  /** Minutes; null if the company has set none. */
  idleMinutes: number | null;
}

/**
 * Sessions by the hashes of their tokens, without those of disabled people. The lateral join with
 * `offset 0` makes every plan look each one up by its key. The hashes are hidden from the planner:
 * if it saw how few they are, it would make a new plan each time, which takes ten times as long as
 * the look-up.
 */
export async function readSessions(
  db: Executor,
  tokenHashes: string[],
): Promise<Map<string, Session>> {
  const { rows } = await sql<Session>`
    select found.* from unnest((select cast(${tokenHashes} as text[]))) as asked (token_hash)
    cross join lateral (
      select s.token_hash as "tokenHash", s.company_id as "companyId", s.user_id as "userId",
        s.created_at as "createdAt", s.seen_at as "seenAt", u.username,
        u.location_id as "locationId", u.rights, u.limited as "isLimited", c.timezone,
        cs.session_idle_minutes as "idleMinutes", s.factor_due as "isFactorDue", s.preview,
        case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end
          as "sharedTill"
      from sessions s
      join users u on u.company_id = s.company_id and u.id = s.user_id
      join companies c on c.id = s.company_id
      left join company_settings cs on cs.company_id = s.company_id
      left join shared_tills t on t.company_id = s.company_id and t.id = s.shared_till_id
      where s.token_hash = asked.token_hash and u.disabled_at is null
      offset 0) found`.execute(db);
  return new Map(rows.map((session) => [session.tokenHash, session]));
}

export const insertSession = (
  db: Executor,
  session: {
    tokenHash: string;
    companyId: number;
    userId: number;
    device: string;
    now: Date;
    sharedTillId?: number;
    isFactorDue?: boolean;
  },
) =>
  db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      company_id: session.companyId,
      user_id: session.userId,
      created_at: session.now.toISOString(),
      seen_at: session.now.toISOString(),
      device: session.device,
      shared_till_id: session.sharedTillId ?? null,
      factor_due: session.isFactorDue ?? false,
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

export const deleteSessionsOf = (
  db: Executor,
  { companyId, userId }: { companyId: number; userId: number },
) =>
  db
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();

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

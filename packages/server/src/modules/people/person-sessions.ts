import type { PersonSession } from '@backoffice/contracts';
import { sql } from 'kysely';

import { recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { refuse } from '../../errors';
import { fullName } from '../authentication/full-name';
import type { SessionLimits } from '../authentication/sessions';
import { lockPerson, readPerson } from './people.repository';
import { nobody } from './people.service';

/** Where somebody of the caller's company is signed in, the last used first. */
export async function listSessions(
  db: Executor,
  { caller, now }: Context,
  userId: number,
  { sessionIdle, sessionLife }: SessionLimits,
): Promise<PersonSession[]> {
  const { companyId, tokenHash } = caller;
  if (!(await readPerson(db, { companyId, id: userId, now }))) throw nobody();
  const { rows } = await sql<PersonSession>`
    select s.id, s.device, s.created_at, s.seen_at, s.token_hash = ${tokenHash} as current
    from sessions s left join company_settings c on c.company_id = s.company_id
    where s.company_id = ${companyId} and s.user_id = ${userId}
      and s.created_at >= ${new Date(now.getTime() - sessionLife).toISOString()}
      and s.seen_at >= cast(${now.toISOString()} as timestamptz) - interval '1 millisecond'
        * least(c.session_idle_minutes * 60000, cast(${sessionIdle} as bigint))
    order by s.seen_at desc, s.id desc`.execute(db);
  return rows;
}

interface Ended {
  userId: number;
  /** Id of one session; if it is left out, all end but the caller's own. */
  session?: number | undefined;
}

export async function endSessions(
  tx: Tx,
  context: Context,
  { userId, session }: Ended,
): Promise<void> {
  const { companyId, tokenHash } = context.caller;
  const person = await lockPerson(tx, { companyId, userId });
  if (!person) throw nobody();
  const which = session ? sql`id = ${session}` : sql`token_hash <> ${tokenHash}`;
  const { rows } = await sql<{ device: string }>`delete from sessions
    where company_id = ${companyId} and user_id = ${userId} and ${which}
    returning device`.execute(tx);
  if (session && !rows.length) throw refuse('session_not_found');
  if (!rows.length) return;
  const changes: Changes = session
    ? { device: { before: rows[0]?.device ?? '' } }
    : { sessions: { before: rows.length } };
  await recordEvent(tx, context, { kind: 'session.ended', subject: fullName(person), changes });
}

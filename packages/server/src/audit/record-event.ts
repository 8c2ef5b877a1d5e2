import { dayIn } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../caller';
import type { Executor } from '../db/database';
import type { Changes, Told } from './told';

type Value = string | number | boolean | null;

/** The fields that differ between a row before and after a change. */
export function changesBetween(
  before: Record<string, Value>,
  after: Record<string, Value | undefined>,
): Changes {
  const told = Object.entries(after).filter(
    ([field, value]) => value !== undefined && value !== before[field],
  );
  return Object.fromEntries(
    told.map(([field, value]) => [field, { before: before[field] ?? null, after: value ?? null }]),
  );
}

const insert = (
  db: Executor,
  {
    companyId,
    userId,
    now,
    today,
  }: { companyId: number; userId: number | null; now: Date; today: string },
  { kind, subject, changes = {}, approvedBy }: Told,
) =>
  db
    .insertInto('audit_events')
    .values({
      company_id: companyId,
      happened_at: now.toISOString(),
      happened_on: today,
      kind,
      user_id: userId,
      approved_by: approvedBy ?? null,
      subject: subject.slice(0, 300),
      changes: JSON.stringify(changes),
    })
    .execute();

/** Who does something and when: a request's context, or whoever used a link. */
export type Doing = Pick<Context, 'now' | 'today'> & {
  caller: Pick<Context['caller'], 'companyId' | 'userId'>;
};

/** Tells the audit what the caller did, in the transaction in which it is done. */
export async function recordEvent(
  db: Executor,
  { caller: { companyId, userId }, now, today }: Doing,
  told: Told,
): Promise<void> {
  await insert(db, { companyId, userId, now, today }, told);
}

/** Tells the audit what the command line did, in the transaction in which it is done. */
export async function recordCommand(
  db: Executor,
  { companyId, now }: { companyId: number; now: Date },
  told: Told,
): Promise<void> {
  const { timezone } = await db
    .selectFrom('companies')
    .select('timezone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await insert(db, { companyId, userId: null, now, today: dayIn(timezone, now) }, told);
}

const MINUTE = 60_000;

/**
 * Tells the audit what the caller was refused. The refused transaction is gone: this is one of its
 * own. The same refusal within a minute is told once, so that nobody fills the disk with it.
 */
export async function recordRefusal(
  db: Executor,
  { caller: { companyId, userId }, now, today }: Context,
  subject: string,
): Promise<void> {
  const since = new Date(now.getTime() - MINUTE).toISOString();
  await sql`insert into audit_events (company_id, happened_at, happened_on, kind, user_id, subject)
    select ${companyId}, ${now.toISOString()}, ${today}, 'refused', ${userId}, cast(${subject} as text)
    where not exists (
      select from audit_events
      where company_id = ${companyId} and user_id = ${userId} and kind = 'refused'
        and subject = ${subject} and happened_at > ${since}
    )`.execute(db);
}

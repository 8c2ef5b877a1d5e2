import type { AuditKind } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../../../caller';
import type { Tx } from '../../../../db/database';

/** Tells the audit of many things of one kind at once. */
export async function recordEvents(
  tx: Tx,
  { caller: { companyId, userId }, now, today }: Pick<Context, 'caller' | 'now' | 'today'>,
  { kind, subjects }: { kind: AuditKind; subjects: string[] },
): Promise<void> {
  if (!subjects.length) return;
  await sql`insert into audit_events (company_id, happened_at, happened_on, kind, user_id, subject,
      changes)
    select ${companyId}, ${now.toISOString()}, ${today}, ${kind}, ${userId}, left(subject, 300), '{}'
    from unnest(cast(${subjects} as text[])) as told (subject)`.execute(tx);
}

import { type AuditEvent, type auditQuerySchema, MAX_ROWS } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Executor } from '../../db/database';

export type AuditQuery = z.output<typeof auditQuerySchema>;

const personIn = (table: 'u' | 'a') => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('id')} is not null then json_build_object('id', ${column('id')},
    'name', trim(${column('username')} || ' ' || ${column('surname')})) end`;
};

function conditions(companyId: number, { from, to, kind, user, cursor }: AuditQuery) {
  const all: RawBuilder<unknown>[] = [sql`e.company_id = ${companyId}`];
  if (from) all.push(sql`e.happened_on >= ${from}`);
  if (to) all.push(sql`e.happened_on <= ${to}`);
  if (kind) all.push(sql`e.kind = ${kind}`);
  if (user) all.push(sql`e.user_id = ${user}`);
  if (cursor) {
    all.push(sql`(e.happened_on, e.happened_at, e.id) < (
      select last.happened_on, last.happened_at, last.id from audit_events last
      where last.company_id = ${companyId} and last.id = ${cursor})`);
  }
  return sql.join(all, sql` and `);
}

/** A page of what happened in a company, newest first, people with the names of today. */
export async function readEvents(
  db: Executor,
  companyId: number,
  query: AuditQuery,
): Promise<{ rows: AuditEvent[]; next: string | null }> {
  const { limit = MAX_ROWS } = query;
  const { rows } = await sql<AuditEvent>`
    select e.id, e.happened_at as at, e.kind, ${personIn('u')} as by, ${personIn('a')} as approved_by,
      e.subject, e.changes
    from audit_events e
    left join users u on u.company_id = e.company_id and u.id = e.user_id
    left join users a on a.company_id = e.company_id and a.id = e.approved_by
    where ${conditions(companyId, query)}
    order by e.happened_on desc, e.happened_at desc, e.id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? String(page.at(-1)?.id) : null };
}

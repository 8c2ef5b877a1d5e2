import { sql } from 'kysely';

import type { Executor } from '../../db/database';

/**
 * Cancels imports that nobody has booked since `before`, and deletes the rows and findings of those
 * that are over since then. The imports themselves stay listed.
 */
export async function forgetImportsBefore(
  db: Executor,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const long = before.toISOString();
  await sql`update imports set state = 'cancelled', ended_at = ${now.toISOString()}
    where state in ('uploaded', 'checked') and coalesce(checked_at, uploaded_at) < ${long}`.execute(
    db,
  );
  const old = sql`i.state in ('applied', 'cancelled', 'failed')
    and (i.ended_at < ${long} or coalesce(i.checked_at, i.uploaded_at) < ${long})`;
  for (const table of ['import_chunks', 'import_findings']) {
    await sql`delete from ${sql.table(table)} t using imports i
      where i.company_id = t.company_id and i.id = t.import_id and ${old}`.execute(db);
  }
}

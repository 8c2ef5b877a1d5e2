import type { Import } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { notFound } from '../../../errors';
import type { Caller } from '../../../http/context';

/** An import as its calls answer it. */
export async function readImport(db: Executor, { companyId }: Caller, id: number): Promise<Import> {
  const { rows } = await sql<Import>`
    select i.id, i.name, i.format, i.encoding, i.delimiter, i.sheet, i.state, w.username as by,
      i.uploaded_at, i.header_line, i.headers, i.row_count,
      coalesce(i.mapping, i.reading -> 'mapping') as mapping, i.found as "check", i.booked,
      coalesce(i.unit_count, 0) as total, i.started_at, i.ended_at,
      case when i.state = 'applied' then i.operation_id end as operation,
      exists (select from operations o where o.company_id = i.company_id
        and o.undoes_id = i.operation_id) as undone, i.failure
    from imports i join users w on w.company_id = i.company_id and w.id = i.user_id
    where i.company_id = ${companyId} and i.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('The import');
  return found;
}

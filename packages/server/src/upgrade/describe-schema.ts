import { sql } from 'kysely';

import type { Executor } from '../db/database';

/** A database's columns, constraints, indexes, views, triggers and functions, by its catalogue. */
export async function describeSchema(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with own as (select oid, relname from pg_class
      where relnamespace = cast(current_schema() as regnamespace) and relkind = 'r')
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity, pg_get_expr(adbin, adrelid)) as line
      from own join pg_attribute a on a.attrelid = own.oid
        left join pg_attrdef d on d.adrelid = own.oid and d.adnum = a.attnum
      where attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(c.oid))
      from own join pg_constraint c on c.conrelid = own.oid
    union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid))
      from own join pg_index i on i.indrelid = own.oid
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views
      where schemaname = current_schema()
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid))
      from own join pg_trigger t on t.tgrelid = own.oid where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid))
      from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = cast(current_schema() as regnamespace) and lanname = 'plpgsql'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

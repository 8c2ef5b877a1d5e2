import { sql } from 'kysely';

import type { Executor } from '../db/database';

/** The rows of each table, with values as PostgreSQL writes them. */
export type Rows = Record<string, Record<string, string | null>[]>;

/** Every table with its columns, but for those that the database makes of others. */
export async function columnsOf(db: Executor): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as "table", json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = cast(current_schema() as regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** Some columns of all rows of a table, in an order that depends on nothing but their values. */
export async function rowsOf(
  db: Executor,
  table: string,
  columns: string[],
): Promise<Rows[string]> {
  const values = columns.map((name) => sql`cast(${sql.ref(name)} as text) as ${sql.ref(name)}`);
  const { rows } = await db.transaction().execute(async (tx) => {
    await sql`set local timezone = 'UTC'`.execute(tx);
    return sql<Rows[string][number]>`select ${sql.join(values)} from ${sql.table(table)}`.execute(
      tx,
    );
  });
  const key = (row: object) => JSON.stringify(row);
  return rows.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

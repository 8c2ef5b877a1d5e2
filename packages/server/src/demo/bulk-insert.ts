import { sql } from 'kysely';

import type { Executor } from '../db/database';
import type { Schema } from '../db/schema';

/** One statement carries this many rows: few enough for the parser, many enough to be quick. */
const CHUNK = 5_000;

type Row = Record<string, string | number | boolean | null>;

/** Ids for rows that refer to one another before they are written. */
export async function reserveIds(db: Executor, table: keyof Schema, howMany: number) {
  if (!howMany) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id
    from generate_series(1, ${howMany})`.execute(db);
  return rows.map(({ id }) => id);
}

async function columnTypes(db: Executor, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = cast(${table} as regclass) and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Writes many rows of the same columns. */
export async function bulkInsert(db: Executor, table: keyof Schema, rows: Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const types = await columnTypes(db, table);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const arrays = names.map((name) => {
      const values = chunk.map((row) => row[name] ?? null);
      return sql`cast(${values} as ${sql.raw(`${types.get(name)}[]`)})`;
    });
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select * from unnest(${sql.join(arrays)})`.execute(db);
  }
}

import { sql } from 'kysely';

import type { Executor } from '../db/database';

/**
 * Tables that no backup holds: the schema's own record, and whatever lets somebody in or pass.
 * After a restore everybody signs in anew; old links and approvals are worth nothing. Shared tills come
 * back revoked: sales that they made without a line are theirs, and those that they still hold.
 * `stock_versions` only says how long counted totals hold, and `area_counts` how releases did today.
 */
const LEFT_OUT = [
  ...['schema_migrations', 'sessions', 'devices', 'invitations', 'approvals'],
  ...['stock_versions', 'area_counts'],
];

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/**
 * The tables of a backup, or all but `leftOut`, as the database's catalogue describes them. Columns
 * that the database makes of others are none of theirs: nothing can be written into them.
 */
export async function readTables(db: Executor, leftOut = LEFT_OUT): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = cast(current_schema() as regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> all(cast(${leftOut} as text[]))
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

const isNumeric = ({ type }: Table['columns'][number]) => /^(bigint|integer|numeric)/.test(type);

/** How many rows a table has, and the sum of each of its numeric columns. */
export async function measure(
  db: Executor,
  { name, columns }: Table,
): Promise<{ rows: number; sums: Record<string, string | null> }> {
  const numeric = columns.filter(isNumeric).map((column) => column.name);
  const sums = numeric.map(
    (column) => sql`, cast(sum(${sql.ref(column)}) as text)
    as ${sql.ref(column)}`,
  );
  const { rows } = await sql<Record<string, string | null>>`
    select cast(count(*) as text) as "#" ${sql.join(sums, sql``)}
    from ${sql.table(name)}`.execute(db);
  const { '#': count, ...rest } = rows[0] ?? {};
  return { rows: Number(count), sums: rest };
}

/** The same of every table that a backup holds. */
export const measureAll = async (db: Executor) =>
  Promise.all(
    (await readTables(db)).map(async (table) => ({
      name: table.name,
      ...(await measure(db, table)),
    })),
  );

/** The last number that each table's ids have come to. */
export async function readSequences(
  db: Executor,
  tables: Table[],
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, columns } of tables.filter((table) => hasIds(table))) {
    if (!columns.length) continue;
    const { rows } = await sql<{ last: number | null }>`select pg_sequence_last_value(
      cast(pg_get_serial_sequence(${name}, 'id') as regclass)) as last`.execute(db);
    found[name] = rows[0]?.last ?? 0;
  }
  return found;
}

const hasIds = ({ columns }: Table) => columns.some(({ name }) => name === 'id');

/** Lets each table's ids go on after those that are taken. */
export async function setSequences(db: Executor, sequences: Record<string, number>): Promise<void> {
  for (const [table, last] of Object.entries(sequences)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      greatest(coalesce(max(id), 1), ${last}, 1), greatest(coalesce(max(id), 0), ${last}) > 0)
      from ${sql.table(table)}`.execute(db);
  }
}

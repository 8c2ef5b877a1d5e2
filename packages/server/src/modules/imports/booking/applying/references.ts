import { type ReferenceKind, type ReferenceTable, sizeSortKey } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import { sql } from 'kysely';

import type { Context } from '../../../../caller';
import type { Tx } from '../../../../db/database';
import { nameKey } from '../../../../db/name-key';
import { refuse } from '../../../../errors';
import { NOUN, SQL_TABLE } from '../../../reference/reference-tables';
import { listed } from '../../../units/units-in-words';
import { recordEvents } from './events.repository';
import { keyIn, type Name, type Names, type NamedTable } from './names';

const TABLES: Record<NamedTable, ReferenceKind> = {
  brands: 'brand',
  colors: 'color',
  numbers: 'number',
  types: 'type',
  locations: 'location',
};
const isTyped = (table: NamedTable) => table !== 'colors' && table !== 'locations';

interface Stored {
  id: number;
  name_key: string;
  type: string | null;
}

/** The ids of names, by their keys. */
async function readIds(
  tx: Tx,
  companyId: number,
  table: NamedTable,
  names: Map<string, Name>,
): Promise<Record<string, number>> {
  if (!names.size) return {};
  const keys = [...new Set([...names.values()].map(({ name }) => nameKey(name)))];
  const type = isTyped(table) ? sql`type` : sql`cast(null as text)`;
  const { rows } = await sql<Stored>`select id, name_key, ${type} as type
    from ${sql.table(SQL_TABLE[TABLES[table]])}
    where company_id = ${companyId} and name_key = any(cast(${keys} as text[]))`.execute(tx);
  const found = rows.map((row) => [keyIn(row.type, row.name_key), row.id] as const);
  return Object.fromEntries(found.filter(([key]) => names.has(key)));
}

/** The columns of a new item besides its name. */
const MORE: Record<NamedTable, (name: Name) => Record<string, string | null>> = {
  brands: ({ type, produced }) => ({ type, produced: produced?.trim() ? produced : '—' }),
  colors: ({ name }) => ({ albanian_name: name, english_name: name, turkish_name: name }),
  numbers: ({ type, name }) => ({ type, sort_key: sizeSortKey(name) }),
  types: ({ type }) => ({ type }),
  locations: () => ({}),
};

/** Adds items, all in one statement; answers the names of those that are new. */
async function addItems(
  tx: Tx,
  companyId: number,
  kind: ReferenceKind,
  items: Record<string, string | null>[],
): Promise<string[]> {
  const columns = Object.keys(items[0] ?? {});
  if (!columns.length) return [];
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  const types = sql.join(columns.map((column) => sql`${sql.ref(column)} text`));
  const { rows } = await sql<{ name: string }>`
    insert into ${sql.table(SQL_TABLE[kind])} (company_id, ${refs})
    select ${companyId}, ${refs}
    from jsonb_to_recordset(cast(${JSON.stringify(items)} as jsonb)) as item (${types})
    on conflict do nothing returning name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Adds items and tells the audit of each that is new, as the page of reference data does. */
export async function makeItems(
  tx: Tx,
  context: Context,
  kind: ReferenceKind,
  items: Record<string, string | null>[],
): Promise<string[]> {
  const made = await addItems(tx, context.caller.companyId, kind, items);
  const subjects = made.map((name) => `${NOUN[kind]} "${name}"`);
  await recordEvents(tx, context, { kind: 'panel.added', subjects });
  return made;
}

/** Throws 422 with what is missing and may not be made. */
function refuseMissing(missing: Map<NamedTable, Name[]>, create: boolean | ReferenceTable[]): void {
  if (create === true) return;
  const may = new Set<string>(create === false ? [] : create);
  const refused = [...missing].filter(([table]) => !may.has(table));
  if (!refused.length) return;
  const clauses = refused.map(([table, names]) =>
    say('missing_in_table', {
      table: say(`table_${table}`),
      names: listed(names.map(({ name }) => name)),
    }),
  );
  throw refuse('missing_not_made', { clauses }, { at: 'create' });
}

const lacking = (names: Map<string, Name>, ids: Record<string, number>) =>
  [...names].filter(([key]) => ids[key] === undefined).map(([, name]) => name);

/**
 * The ids of all names that an import uses. What is missing is made, in one statement a table, where
 * that is allowed; else 422 `create`.
 */
export async function resolveNames(
  tx: Tx,
  context: Context,
  names: Names,
  create: boolean | ReferenceTable[],
): Promise<Record<NamedTable, Record<string, number>>> {
  const { companyId } = context.caller;
  const tables = Object.keys(names) as NamedTable[];
  const resolved = {} as Record<NamedTable, Record<string, number>>;
  const missing = new Map<NamedTable, Name[]>();
  for (const table of tables) {
    resolved[table] = await readIds(tx, companyId, table, names[table]);
    const lacks = lacking(names[table], resolved[table]);
    if (lacks.length) missing.set(table, lacks);
  }
  refuseMissing(missing, create);
  for (const [table, lacks] of missing) {
    const items = lacks.map((name) => ({
      ...{ name: name.name, name_key: nameKey(name.name) },
      ...MORE[table](name),
    }));
    await makeItems(tx, context, TABLES[table], items);
    resolved[table] = await readIds(tx, companyId, table, names[table]);
  }
  return resolved;
}

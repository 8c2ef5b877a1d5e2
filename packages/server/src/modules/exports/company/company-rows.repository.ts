import { type RawBuilder, sql } from 'kysely';

import type { Table } from '../../../backup/tables';
import type { Executor } from '../../../db/database';
import { PAGE } from '../lists/define-list';

export type CompanyRow = Record<string, unknown>;

/** Key columns, within a company, of tables without an `id`. */
const KEYS: Record<string, string[]> = {
  sent_units: ['shipment_id', 'unit_id'],
  joined_runs: ['operation_id'],
  entry_parts: ['entry_id', 'place'],
  offline_sales: ['sale_id'],
  company_settings: ['company_id'],
};

const tuple = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;

async function readPage(
  db: Executor,
  companyId: number,
  { name }: Table,
  last: CompanyRow | undefined,
): Promise<CompanyRow[]> {
  const owner = name === 'companies' ? 'id' : 'company_id';
  const keys = KEYS[name] ?? ['id'];
  const place = tuple(keys.map((key) => sql.ref(key)));
  const after = last ? sql`and ${place} > ${tuple(keys.map((key) => sql`${last[key]}`))}` : sql``;
  const { rows } = await sql<CompanyRow>`select * from ${sql.table(name)}
    where ${sql.ref(owner)} = ${companyId} ${after}
    order by ${sql.join(keys.map((key) => sql.ref(key)))} limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

/** The company's rows of a table, page by page. */
export async function* readCompanyRows(
  db: Executor,
  companyId: number,
  table: Table,
): AsyncGenerator<CompanyRow[]> {
  let rows: CompanyRow[] = [];
  do {
    rows = await readPage(db, companyId, table, rows.at(-1));
    yield rows;
  } while (rows.length === PAGE);
}

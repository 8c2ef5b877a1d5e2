import { importCalls, type Import } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import type { JudgedLine, StockLine } from '../../../modules/imports/judged-line';
import type { Shop } from '../test-shop';

/** Rows of a chunk, as an upload keeps them. */
const CHUNK = 500;

let files = 0;

/** One pair of shoes as a row of a file brings it; units of a row have the row's line. */
export const shoeLine = (line: number, more: Partial<StockLine> = {}): StockLine => ({
  is: 'stock',
  line,
  productType: 'shoes',
  code: `IM-${line}`,
  name: null,
  type: 'Sneakers',
  color: 'Black',
  size: '42',
  brand: 'Nike',
  produced: 'Vietnam',
  quantity: 1,
  importPrice: '20.00',
  stockPrice: '49.90',
  location: null,
  barcode: null,
  productCode: null,
  receivedOn: null,
  setAside: null,
  ...more,
});

export const shoeLines = (count: number, more: Partial<StockLine> = {}): StockLine[] =>
  Array.from({ length: count }, (_, index) => shoeLine(index + 2, more));

interface CheckedOptions {
  name?: string;
  fileHash?: string;
  errors?: number;
  at?: string;
}

const unitsOf = (lines: JudgedLine[]) =>
  lines.reduce((sum, line) => sum + (line.is === 'stock' ? line.quantity : 0), 0);

const READING = { columns: [], encodings: [], sheets: [], suggested: 'nothing', questions: [] };
/** A mapping for a file whose one column is the code. */
export const MAPPING = {
  subject: 'stock',
  layout: 'table',
  columns: [{ field: 'code' }],
  defaults: {},
};

/** An import whose rows were read and found right: what the check hands to the booking. */
export async function checkedImport(
  db: Executor,
  { companyId, userId }: Pick<Shop, 'companyId' | 'userId'>,
  lines: JudgedLine[],
  { name = `stock ${(files += 1)}.csv`, fileHash = name, errors = 0, at }: CheckedOptions = {},
): Promise<number> {
  const moment = at ?? new Date().toISOString();
  const units = unitsOf(lines);
  const mapping = JSON.stringify(MAPPING);
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ company_id: companyId, user_id: userId, uploaded_at: moment, name, file_hash: fileHash },
      ...{ format: 'csv', encoding: 'utf-8', delimiter: ';', sheet: null, header_line: 1 },
      ...{
        reading: JSON.stringify(READING),
        headers: '["Kodi"]',
        headers_hash: name,
        row_count: lines.length,
      },
      ...{ state: 'checked', mapping, checked_at: moment },
      ...{ error_count: errors, unit_count: units || lines.length },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let first = 0;
  for (let position = 0; position * CHUNK < lines.length; position += 1) {
    const chunk = lines.slice(position * CHUNK, (position + 1) * CHUNK);
    const rows = JSON.stringify(chunk.map(({ line }) => [line, ['x']]));
    await sql`insert into import_chunks (company_id, import_id, position, rows, lines, first_unit,
        unit_count)
      values (${companyId}, ${id}, ${position}, cast(${rows} as jsonb),
        cast(${JSON.stringify(chunk)} as jsonb), ${first}, ${unitsOf(chunk)})`.execute(db);
    first += unitsOf(chunk);
  }
  return id;
}

/** Waits until nothing goes on with an import; answers its state then. */
export async function whenOver(db: Executor, { companyId }: Shop, id: number): Promise<string> {
  for (;;) {
    const { state } = await db
      .selectFrom('imports')
      .select('state')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state !== 'applying' && state !== 'cancelling') return state;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Applies an import with consent to all that is missing, and waits until it is over. */
export async function applied(db: Executor, shop: Shop, id: number): Promise<string> {
  const sent = { params: { id }, body: { create: true } };
  await shop.api.ok(importCalls.apply, sent);
  return whenOver(db, shop, id);
}

/** Begins to book an import, and does not wait for its batches. */
export const beginImport = async ({ api }: Shop, id: number): Promise<Import> =>
  (await api.ok(importCalls.apply, { params: { id }, body: { create: true } })).data;

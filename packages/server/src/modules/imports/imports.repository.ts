import type { Import, UploadedImport } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import type { StoredRow } from '../../db/tables/imports';
import type { Suggestion } from './checking/suggest';
import type { FileFacts } from './reading/reading';

/** What an upload found out about its file and the table has no columns for; it is kept as JSON. */
export interface Reading extends Suggestion {
  columns: FileFacts['columns'];
  encodings: FileFacts['encodings'];
  sheets: string[];
}

const LISTED = 50;

/** An import with the person who sent its file. */
type Sent = Import & { user_id: number };

const view = (where: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql<Sent>`
  select i.id, i.user_id, i.name, i.format, i.encoding, i.delimiter, i.sheet, i.state, w.username as by,
    i.uploaded_at, i.header_line, i.headers, i.row_count,
    coalesce(i.mapping, i.reading -> 'mapping') as mapping, i.found as "check", i.booked,
    coalesce(i.unit_count, 0) as total, i.started_at, i.ended_at,
    case when i.state = 'applied' or i.stays is not null then i.operation_id end as operation,
    exists (select from operations o where o.company_id = i.company_id
      and o.undoes_id = i.operation_id) as undone, i.failure, i.failure_reason ${more}
  from imports i join users w on w.company_id = i.company_id and w.id = i.user_id
  where ${where} order by i.uploaded_at desc, i.id desc limit ${sql.lit(LISTED)}`;

/** The latest imports of a company. */
export async function readImports(db: Executor, companyId: number): Promise<Sent[]> {
  return (await view(sql`i.company_id = ${companyId}`).execute(db)).rows;
}

type Viewed = Sent & { reading: Reading; file_hash: string };

/** An import with how its file was read; undefined where the company has no such import. */
export async function readOne(db: Executor, companyId: number, id: number) {
  const where = sql`i.company_id = ${companyId} and i.id = ${id}`;
  const { rows } = await view(where, sql`, i.reading, i.file_hash`).execute(db);
  return rows[0] as Viewed | undefined;
}

/** The first rows of a file. */
export async function readFirstRows(
  db: Executor,
  companyId: number,
  { id, limit }: { id: number; limit: number },
): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select x.row from import_chunks k
    cross join lateral jsonb_array_elements(k.rows) with ordinality as x (row, place)
    where k.company_id = ${companyId} and k.import_id = ${id} and k.position = 0
    order by x.place limit ${limit}`.execute(db);
  return rows.map(({ row }) => row);
}

/** The last time that the same file was booked, unless that was undone. */
export async function readSameFile(
  db: Executor,
  companyId: number,
  { hash, id }: { hash: string; id: number },
): Promise<UploadedImport['again']> {
  const { rows } = await sql<NonNullable<UploadedImport['again']>>`
    select i.id as "import", i.ended_at as at, w.username as by
    from imports i join users w on w.company_id = i.company_id and w.id = i.user_id
    where i.company_id = ${companyId} and i.file_hash = ${hash} and i.state = 'applied'
      and i.id <> ${id} and not exists (select from operations o
        where o.company_id = i.company_id and o.undoes_id = i.operation_id)
    order by i.ended_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The mapping that was last used for a file with these headers. */
export async function readMapping(tx: Tx, companyId: number, headersHash: string) {
  const kept = await tx
    .selectFrom('import_mappings')
    .select('mapping')
    .where('company_id', '=', companyId)
    .where('headers_hash', '=', headersHash)
    .executeTakeFirst();
  return kept?.mapping;
}

export interface NewImport {
  companyId: number;
  userId: number;
  /** ISO text in UTC. */
  at: string;
  name: string;
  fileHash: string;
  headersHash: string;
  file: FileFacts;
  /** Rows of each chunk, as JSON. */
  chunks: string[];
  reading: Reading;
}

/** Keeps what was read of a file; answers the import's id. */
export async function insertImport(tx: Tx, upload: NewImport): Promise<number> {
  const { companyId, file, chunks } = upload;
  const { id } = await tx
    .insertInto('imports')
    .values({
      company_id: companyId,
      user_id: upload.userId,
      uploaded_at: upload.at,
      name: upload.name,
      file_hash: upload.fileHash,
      format: file.format,
      encoding: file.encoding,
      delimiter: file.delimiter,
      sheet: file.sheet,
      reading: JSON.stringify(upload.reading),
      header_line: file.headerLine,
      headers: JSON.stringify(file.headers),
      headers_hash: upload.headersHash,
      row_count: file.rowCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, rows] of chunks.entries()) {
    await tx
      .insertInto('import_chunks')
      .values({ company_id: companyId, import_id: id, position, rows })
      .execute();
  }
  return id;
}

/** Gives up an import of which nothing is booked. */
export const giveUp = (tx: Tx, companyId: number, { id, at }: { id: number; at: string }) =>
  tx
    .updateTable('imports')
    .set({ state: 'cancelled', ended_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', ['uploaded', 'checked'])
    .execute();

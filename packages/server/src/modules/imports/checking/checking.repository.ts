import { MAX_READ_AS, type ReadAs, readAsSchema } from '@backoffice/contracts';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { Executor, Tx } from '../../../db/database';
import { nameKey } from '../../../db/name-key';
import type { StoredRow } from '../../../db/tables/imports';
import type { Judgement } from './judgement';
import type { ColumnFacts } from './recognition/column-facts';
import type { Finding } from './rows/verdicts';

export interface ImportToCheck {
  id: number;
  /** Who sent the file. */
  user_id: number;
  state: string;
  headers: string[];
  headers_hash: string;
  header_line: number;
  /** What the upload found out about the columns; undefined where the check has to find it out. */
  facts: ColumnFacts[] | undefined;
  mapping: unknown;
}

/** An import as it is checked; `lock` holds it until the transaction ends. */
export async function readImportToCheck(
  db: Executor,
  companyId: number,
  id: number,
  { lock = false } = {},
): Promise<ImportToCheck | undefined> {
  const { rows } = await sql<
    Omit<ImportToCheck, 'facts'> & { facts: ColumnFacts[] | null }
  >`select id, user_id, state, headers, headers_hash, header_line, mapping, reading -> 'columns' as facts
    from imports where company_id = ${companyId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  return row && { ...row, facts: row.facts ?? undefined };
}

export async function readRows(
  db: Executor,
  companyId: number,
  { id, position }: { id: number; position: number },
): Promise<StoredRow[] | undefined> {
  const chunk = await db
    .selectFrom('import_chunks')
    .select('rows')
    .where('company_id', '=', companyId)
    .where('import_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  return chunk?.rows;
}

/** The most chunks and findings that one statement writes. */
const CHUNKS = 20;
const FINDINGS = 2_000;

async function writeChunks(tx: Tx, companyId: number, id: number, chunks: Judgement['chunks']) {
  for (let from = 0; from < chunks.length; from += CHUNKS) {
    const some = chunks.slice(from, from + CHUNKS);
    const positions = some.map(({ position }) => position);
    const firsts = some.map(({ firstUnit }) => firstUnit);
    const counts = some.map(({ unitCount }) => unitCount);
    const lines = some.map((chunk) => chunk.lines);
    await sql`update import_chunks c
      set lines = cast(judged.lines as jsonb), first_unit = judged.first_unit,
        unit_count = judged.unit_count
      from unnest(cast(${positions} as bigint[]), cast(${lines} as text[]),
        cast(${firsts} as bigint[]), cast(${counts} as bigint[]))
        as judged (position, lines, first_unit, unit_count)
      where c.company_id = ${companyId} and c.import_id = ${id}
        and c.position = judged.position`.execute(tx);
  }
}

async function writeFindings(
  tx: Tx,
  companyId: number,
  id: number,
  { headers, findings }: { headers: readonly string[]; findings: readonly Finding[] },
) {
  await sql`delete from import_findings
    where company_id = ${companyId} and import_id = ${id}`.execute(tx);
  for (let from = 0; from < findings.length; from += FINDINGS) {
    const some = findings.slice(from, from + FINDINGS).map(({ column, ...finding }) => ({
      ...finding,
      header: column === null ? null : (headers[column] ?? null),
    }));
    await sql`insert into import_findings
        (company_id, import_id, level, line, header, value, reason, details)
      select ${companyId}, ${id}, level, line, header, value, reason, details
      from json_to_recordset(cast(${JSON.stringify(some)} as json)) as finding
        (level text, line bigint, header text, value text, reason text, details jsonb)`.execute(tx);
  }
}

/** Writes what a check found, in place of what an earlier one did. */
export async function writeJudgement(
  tx: Tx,
  companyId: number,
  stored: ImportToCheck,
  { mapping, chunks, findings, found, unitCount }: Judgement,
  at: string,
): Promise<void> {
  await writeChunks(tx, companyId, stored.id, chunks);
  await writeFindings(tx, companyId, stored.id, { headers: stored.headers, findings });
  await tx
    .updateTable('imports')
    .set({
      mapping: JSON.stringify(mapping),
      found: JSON.stringify(found),
      unit_count: unitCount,
      error_count: found.errors,
      checked_at: at,
      state: 'checked',
    })
    .where('company_id', '=', companyId)
    .where('id', '=', stored.id)
    .execute();
}

/** Keeps a mapping for the next file with these headers. */
export async function rememberMapping(
  tx: Tx,
  companyId: number,
  { hash, mapping, at }: { hash: string; mapping: unknown; at: string },
): Promise<void> {
  const used = { mapping: JSON.stringify(mapping), used_at: at };
  await tx
    .insertInto('import_mappings')
    .values({ company_id: companyId, headers_hash: hash, ...used })
    .onConflict((conflict) => conflict.columns(['company_id', 'headers_hash']).doUpdateSet(used))
    .execute();
}

/** Stands in place of the headers' hash: these answers hold for all files of a company. */
const NAMES = 'names';

/** The names that stand for others in a company's files, as its people have decided. */
export async function readNames(db: Executor, companyId: number): Promise<ReadAs[]> {
  const kept = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('company_id', '=', companyId)
    .where('headers_hash', '=', NAMES)
    .executeTakeFirst();
  const read = z.safeParse(z.array(readAsSchema), kept?.mapping);
  return read.success ? read.data : [];
}

/** Adds to the names that stand for others, of which the latest are kept; of one name the last counts. */
export async function rememberNames(
  tx: Tx,
  companyId: number,
  { names, at }: { names: readonly ReadAs[]; at: string },
): Promise<void> {
  const keyOf = ({ table, type, name }: ReadAs) => `${table}:${type ?? ''}:${nameKey(name)}`;
  const all = new Map(
    [...(await readNames(tx, companyId)), ...names].map((one) => [keyOf(one), one]),
  );
  const mapping = [...all.values()].filter(({ is }) => is !== null).slice(-MAX_READ_AS);
  await rememberMapping(tx, companyId, { hash: NAMES, mapping, at });
}

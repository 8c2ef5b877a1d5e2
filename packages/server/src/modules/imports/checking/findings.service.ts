import {
  IMPORT_LEVELS,
  type importCalls,
  type ImportFinding,
  type PageInfo,
} from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';

import type { Context } from '../../../caller';
import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';
import { readCursor, writeCursor } from '../../../http/cursor';
import { shownCells } from '../broken-formula';
import { seesCells, withoutCells } from '../seen-cells';
import { readImportToCheck } from './checking.repository';

type Query = z.output<(typeof importCalls)['findings']['query']>;

const PAGE = 50;
const placeSchema = z.tuple([z.enum(IMPORT_LEVELS), z.int(), z.int().check(z.positive())]);

type Row = Omit<ImportFinding, 'column'> & { header: string | null };

/** Conditions for a page of findings. Sorting by `level` puts errors before warnings. */
function conditions(companyId: number, id: number, { level, cursor }: Query) {
  const all: RawBuilder<unknown>[] = [sql`f.company_id = ${companyId} and f.import_id = ${id}`];
  if (level) all.push(sql`f.level = ${level}`);
  if (cursor) {
    const place = readCursor(placeSchema, cursor);
    all.push(sql`(f.level, f.line, f.id) > (${place[0]}, ${place[1]}, ${place[2]})`);
  }
  return sql.join(all, sql` and `);
}

/** The rows of a file that stand in these lines. */
async function readLines(db: Executor, companyId: number, id: number, lines: number[]) {
  if (!lines.length) return new Map<number, string[]>();
  const { rows } = await sql<{ row: [number, string[]] }>`
    select row.value as row from import_chunks c, jsonb_array_elements(c.rows) as row (value)
    where c.company_id = ${companyId} and c.import_id = ${id}
      and (c.rows -> 0 -> 0)::bigint <= ${Math.max(...lines)}
      and (c.rows -> -1 -> 0)::bigint >= ${Math.min(...lines)}
      and (row.value -> 0)::bigint = any(cast(${lines} as bigint[]))`.execute(db);
  return new Map(rows.map(({ row }) => row));
}

/** A page of what the last check found, errors first, by line. Throws 404 for no import. */
export async function listFindings(
  db: Executor,
  { caller }: Context,
  id: number,
  query: Query,
): Promise<{ data: ImportFinding[]; page: PageInfo }> {
  const { companyId } = caller;
  const checked = await readImportToCheck(db, companyId, id);
  if (!checked) throw refuse('import_not_found');
  const { limit = PAGE } = query;
  const { rows } = await sql<Row>`
    select f.id, f.level, f.line, f.header, f.value, f.reason, f.details from import_findings f
    where ${conditions(companyId, id, query)}
    order by f.level, f.line, f.id limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const lines = await readLines(
    db,
    companyId,
    id,
    page.map(({ line }) => line),
  );
  const last = rows.length > limit && page.at(-1);
  const findings = page.map(({ header, ...finding }) => ({
    ...finding,
    column: header,
    row: shownCells(lines.get(finding.line) ?? []),
  }));
  return {
    data: seesCells(caller, checked.user_id) ? findings : findings.map(withoutCells),
    page: { total: null, next: last ? writeCursor(last.level, last.line, last.id) : null },
  };
}

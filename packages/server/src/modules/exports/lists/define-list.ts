import type { Action } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Context } from '../../../caller';
import type { Executor } from '../../../db/database';
import type { Column } from '../writing/column';

interface Asked<Query> {
  db: Executor;
  context: Context;
  query: Query;
}
/** A list as a file: the call whose right it takes, its filter, its columns and its pages. */
interface Definition<Row, Filter extends z.ZodMiniType> {
  call: { action: Action; query?: z.ZodMiniType };
  filter: Filter;
  columns: (query: z.output<Filter>) => readonly Column<Row>[];
  pages: (asked: Asked<z.output<Filter>>) => AsyncIterable<readonly Row[]>;
}
/**
 * A definition without its types, so that one table can hold all of them. That is safe, as a list's
 * columns are only ever given rows of its own pages.
 */
export type ExportedList = Definition<never, z.ZodMiniType>;

export const defineList = <Row, Filter extends z.ZodMiniType>(
  list: Definition<Row, Filter>,
): ExportedList => list as unknown as ExportedList;

/** Rows of one page. */
export const PAGE = 1_000;

/** Reads page after page by the cursor that each answers. */
export async function* byCursor<Row>(
  read: (cursor: string | undefined) => Promise<{ data: Row[]; page: { next: string | null } }>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { data, page } = await read(cursor);
    yield data;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/**
 * Reads page after page, each from the last row of the one before. A page with fewer rows than
 * `size` is the last.
 */
export async function* byLast<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  size = PAGE,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  let rows: Row[];
  do {
    rows = await read(last);
    yield rows;
    last = rows.at(-1);
  } while (rows.length === size);
}

/** A list that is short enough for one page. */
export async function* atOnce<Row>(rows: Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await rows;
}

import { OPERATION_KINDS, plainDigits, type historyQuerySchema } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import { finds } from '../../db/name-key';
import { readCursor, writeCursor } from '../../http/cursor';

export type OperationQuery = z.output<typeof historyQuerySchema>;

/** Where a page ended: the moment and the id of its last operation. */
export interface Place {
  at: string;
  id: number;
}

const placeSchema = z.tuple([z.iso.datetime(), z.int().check(z.positive())]);

export const writePlace = ({ at, id }: Place): string => writeCursor(at, id);

/** For more units than this it is faster to look through all operations. */
const FEW_UNITS = 1_000;

/**
 * Units that a searched code means: by their whole barcode, or by a part of their product's code.
 * Of the latter at most `FEW_UNITS` and one, to notice when there are too many.
 */
async function readMeant(db: Executor, companyId: number, code: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as materialized (
      select id from products where company_id = ${companyId} and ${finds(sql`code_search`, code)}
      limit ${sql.lit(FEW_UNITS + 1)}
    )
    (select u.id from named join units u on u.company_id = ${companyId} and u.product_id = named.id
      limit ${sql.lit(FEW_UNITS + 1)})
    union select id from units where company_id = ${companyId} and barcode = ${plainDigits(code)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const ofOperation = (code: string) => sql`exists (select from movements m
  join units u on u.company_id = m.company_id and u.id = m.unit_id
  join products p on p.company_id = u.company_id and p.id = u.product_id
  where m.company_id = o.company_id and m.operation_id = o.id
    and ${finds(sql`p.code_search`, code)})`;

function conditions({ companyId, timezone }: Caller, query: OperationQuery) {
  const { user, start_date: from, end_date: to, cursor } = query;
  const midnight = (day: string, more: number) =>
    sql`(cast(${day} as date) + ${sql.lit(more)})::timestamp at time zone ${timezone}`;
  const all: RawBuilder<unknown>[] = [sql`o.company_id = ${companyId}`];
  if (user) all.push(sql`o.user_id = ${user}`);
  if (from) all.push(sql`o.happened_at >= ${midnight(from, 0)}`);
  if (to) all.push(sql`o.happened_at < ${midnight(to, 1)}`);
  if (cursor) {
    const [at, id] = readCursor(placeSchema, cursor);
    all.push(sql`(o.happened_at, o.id) < (cast(${at} as timestamptz), ${id})`);
  }
  return all;
}

const LATEST = sql`order by o.happened_at desc, o.id desc`;

const kindsOf = ({ kinds }: OperationQuery) => [...new Set(kinds?.split(',') ?? OPERATION_KINDS)];

/** The latest operations that did something to one of these units, which must be few. */
const ofUnits = (
  { companyId }: Caller,
  query: OperationQuery & { limit: number },
  { where, units }: { where: RawBuilder<unknown>; units: number[] },
) => sql<Place>`
  with few as materialized (
    select distinct operation_id as id from movements
    where company_id = ${companyId} and unit_id = any(cast(${units} as bigint[]))
  )
  select o.id, o.happened_at as at from few join operations o on o.id = few.id
  where ${where} and o.kind = any(cast(${kindsOf(query)} as text[]))
  ${LATEST} limit ${query.limit}`;

/**
 * The latest operations. Those of each kind are found by an index, so that a rare kind is found as
 * fast as a frequent one.
 */
const ofKinds = (
  query: OperationQuery & { limit: number },
  where: RawBuilder<unknown>,
) => sql<Place>`
  select o.id, o.happened_at as at from unnest(cast(${kindsOf(query)} as text[])) as k (kind)
  cross join lateral (select o.id, o.happened_at from operations o
    where ${where} and o.kind = k.kind ${LATEST} limit ${query.limit}) o
  ${LATEST} limit ${query.limit}`;

/** Moments and ids of the operations of a page, latest first. */
export async function readPlaces(
  db: Executor,
  caller: Caller,
  query: OperationQuery & { limit: number },
): Promise<Place[]> {
  const { code } = query;
  const all = sql.join(conditions(caller, query), sql` and `);
  if (!code) return (await ofKinds(query, all).execute(db)).rows;
  const units = await readMeant(db, caller.companyId, code);
  const found =
    units.length > FEW_UNITS
      ? ofKinds(query, sql`${all} and ${ofOperation(code)}`)
      : ofUnits(caller, query, { where: all, units });
  return (await found.execute(db)).rows;
}

import {
  OPERATION_KINDS,
  type OperationKind,
  type operationQuerySchema,
} from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';

import type { Executor } from '../../db/database';
import { containing } from '../../db/name-key';
import { AppError } from '../../errors';
import type { Caller } from '../../http/context';

export type OperationQuery = z.output<typeof operationQuerySchema>;

/** Where a page ended: the moment and the id of its last operation. */
export interface Place {
  at: string;
  id: number;
}

const placeSchema = z.tuple([z.iso.datetime(), z.int().check(z.positive())]);

export const writePlace = ({ at, id }: Place): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

function readPlace(cursor: string): Place {
  try {
    const [at, id] = z.parse(placeSchema, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    throw new AppError('invalid', 'cursor: not one of ours', { fields: { cursor: 'Invalid' } });
  }
}

/** Of more products than these an operation is found sooner by looking through all of them. */
const FEW_PRODUCTS = 200;

/** What a code stands for: a unit by its whole barcode, products by a part of their code. */
async function readMeant(db: Executor, companyId: number, code: string) {
  const { rows } = await sql<{ products: number[]; units: number[] }>`select
    (select coalesce(json_agg(id), '[]') from (select id from products
      where company_id = ${companyId} and code_key like ${containing(code)}
      limit ${sql.lit(FEW_PRODUCTS + 1)}) as named) as products,
    (select coalesce(json_agg(id), '[]') from units
      where company_id = ${companyId} and barcode = ${code}) as units`.execute(db);
  return rows[0] as { products: number[]; units: number[] };
}

/** The operations in which something happened to what a code stands for. */
async function withCode(db: Executor, companyId: number, code: string) {
  const { products, units } = await readMeant(db, companyId, code);
  if (products.length > FEW_PRODUCTS) {
    return sql`exists (select from movements m
      join units u on u.company_id = m.company_id and u.id = m.unit_id
      join products p on p.company_id = u.company_id and p.id = u.product_id
      where m.company_id = o.company_id and m.operation_id = o.id
        and p.code_key like ${containing(code)})`;
  }
  return sql`o.id in (select m.operation_id from units u
    join movements m on m.company_id = u.company_id and m.unit_id = u.id
    where u.company_id = ${companyId} and (u.product_id = any(cast(${products} as bigint[]))
      or u.id = any(cast(${units} as bigint[]))))`;
}

function conditions({ companyId, timezone }: Caller, query: OperationQuery) {
  const { user, start_date: from, end_date: to, cursor } = query;
  const midnight = (day: string, more: number) =>
    sql`(cast(${day} as date) + ${sql.lit(more)})::timestamp at time zone ${timezone}`;
  const all: RawBuilder<unknown>[] = [sql`o.company_id = ${companyId}`];
  if (user) all.push(sql`o.user_id = ${user}`);
  if (from) all.push(sql`o.happened_at >= ${midnight(from, 0)}`);
  if (to) all.push(sql`o.happened_at < ${midnight(to, 1)}`);
  if (cursor) {
    const { at, id } = readPlace(cursor);
    all.push(sql`(o.happened_at, o.id) < (cast(${at} as timestamptz), ${id})`);
  }
  return all;
}

/**
 * The ids of a page, latest first. The latest of each kind are found by an index of their own, so
 * that a kind that is rare among a million others takes no longer.
 */
export async function readPlaces(
  db: Executor,
  caller: Caller,
  query: OperationQuery & { limit: number },
): Promise<Place[]> {
  const kinds = (query.kinds?.split(',') ?? OPERATION_KINDS) as OperationKind[];
  const all = conditions(caller, query);
  if (query.code) all.push(await withCode(db, caller.companyId, query.code));
  const latest = sql`order by o.happened_at desc, o.id desc limit ${query.limit}`;
  const { rows } = await sql<Place>`
    select o.id, o.happened_at as at from unnest(cast(${[...new Set(kinds)]} as text[])) as k (kind)
    cross join lateral (select o.id, o.happened_at from operations o
      where ${sql.join(all, sql` and `)} and o.kind = k.kind ${latest}) o
    ${latest}`.execute(db);
  return rows;
}

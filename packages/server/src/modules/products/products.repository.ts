import type { Sibling } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { finds } from '../../db/name-key';
import { IN_STOCK, PRODUCT } from '../units/unit-select';
import { conditions, type Filter, type Order, orderBy, sortable } from './product-filter';

/** The brands with this in their name. */
export async function readBrandIds(db: Executor, companyId: number, part: string) {
  const { rows } = await sql<{ id: number }>`select id from brands
    where company_id = ${companyId} and ${finds(sql`search_key(name_key)`, part)}`.execute(db);
  return rows.map(({ id }) => id);
}

interface IdsRequest {
  filter: Filter;
  order: Order;
  limit: number;
}

export async function readIds(
  db: Executor,
  companyId: number,
  { filter, order, limit }: IdsRequest,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from ${sortable(filter, order)}
    where ${conditions(companyId, filter)} order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Units with their products' codes, in the order of their ids. */
export async function readCodes(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select u.id, p.code from units u ${PRODUCT}
    where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    order by u.id`.execute(db);
  return rows;
}

export async function hasUnit(db: Executor, companyId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The units for sale of the same product as this one, counted by size and location. */
export async function readSiblings(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Sibling[]> {
  const { rows } = await sql<Sibling>`
    select n.name as number, l.name as location, count(*) as count
    from units u
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    left join locations l on l.company_id = u.company_id and l.id = u.location_id
    where u.company_id = ${companyId} and ${IN_STOCK} and u.set_aside is null
      and u.product_id =
      (select product_id from units where company_id = ${companyId} and id = ${unitId})
    group by n.name, n.sort_key, l.name, l.name_key
    order by n.sort_key collate "C" nulls first, l.name_key collate "C" nulls first`.execute(db);
  return rows;
}

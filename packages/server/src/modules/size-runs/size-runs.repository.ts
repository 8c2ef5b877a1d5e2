import type { JoinedRun, SizedType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import type { RunProduct, RunVariant } from './apart-runs';
import type { Size } from './code-endings';

const PRODUCT = sql`p.id, p.type, p.code, p.brand_id, p.specific_type_id, p.color_id`;

/** All products that have sizes; accessories have none to be joined by. */
export async function readSizedProducts(db: Executor, companyId: number): Promise<RunProduct[]> {
  const { rows } = await sql<RunProduct>`select ${PRODUCT} from products p
    where p.company_id = ${companyId} and p.type in ('shoes', 'textile') order by p.id`.execute(db);
  return rows;
}

/** Locks products until the transaction ends: nobody receives units of them meanwhile. */
export async function lockProducts(
  tx: Tx,
  companyId: number,
  ids: number[],
): Promise<RunProduct[]> {
  const { rows } = await sql<RunProduct>`select ${PRODUCT} from products p
    where p.company_id = ${companyId} and p.id = any(cast(${ids} as bigint[]))
    order by p.id for update`.execute(tx);
  return rows;
}

/** What there is of these products, in each size; units that are sold or out count, too. */
export async function readVariants(
  db: Executor,
  companyId: number,
  products: number[],
): Promise<RunVariant[]> {
  const { rows } = await sql<RunVariant>`
    select v.product_id, v.number_id, n.name as size, sum(v.units) as units
    from (
      select u.product_id, u.number_id, count(*) as units from units u
      where u.company_id = ${companyId} and u.product_id = any(cast(${products} as bigint[]))
      group by u.product_id, u.number_id
      union all
      select k.product_id, k.number_id, 0 from product_codes k
      where k.company_id = ${companyId} and k.product_id = any(cast(${products} as bigint[]))
    ) v
    left join numbers n on n.company_id = ${companyId} and n.id = v.number_id
    group by v.product_id, v.number_id, n.name
    order by v.product_id, v.number_id`.execute(db);
  return rows.map((row) => ({ ...row, units: Number(row.units) }));
}

export async function readSizes(
  db: Executor,
  companyId: number,
): Promise<(Size & { id: number; type: SizedType })[]> {
  return db
    .selectFrom('numbers')
    .select(['id', 'name', 'type'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .execute();
}

export interface RunNames {
  id: number;
  brand: string;
  specific_type: string | null;
  color: string | null;
}

/** The names that these products have in common with their runs. */
export async function readNames(
  db: Executor,
  companyId: number,
  products: number[],
): Promise<Map<number, RunNames>> {
  const { rows } = await sql<RunNames>`
    select p.id, b.name as brand, t.name as specific_type, c.name as color
    from products p
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    where p.company_id = ${companyId} and p.id = any(cast(${products} as bigint[]))`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface RunUnit {
  id: number;
  product_id: number;
  location_id: number | null;
}

/** All units of these products, wherever they are. */
export async function readUnits(
  db: Executor,
  companyId: number,
  products: number[],
): Promise<RunUnit[]> {
  const { rows } = await sql<RunUnit>`select id, product_id, location_id from units
    where company_id = ${companyId} and product_id = any(cast(${products} as bigint[]))
    order by id`.execute(db);
  return rows;
}

/** A supplier's code as it was before its product was joined. */
export interface MovedCode {
  gtin: string;
  product: number;
  number: number | null;
}

/** Gives a product's supplier codes to another one; those without a size get this one. */
export async function moveCodes(
  tx: Tx,
  companyId: number,
  { from, to, size }: { from: number; to: number; size: number },
): Promise<MovedCode[]> {
  const { rows } = await sql<MovedCode>`
    with moved as materialized (
      select id, gtin, product_id as product, number_id as number from product_codes
      where company_id = ${companyId} and product_id = ${from} for update
    ), changed as (
      update product_codes k set product_id = ${to}, number_id = ${size} from moved
      where k.company_id = ${companyId} and k.id = moved.id
    )
    select gtin, product, number from moved order by gtin`.execute(tx);
  return rows;
}

/** Runs that were joined, latest first. */
export async function readJoined(
  db: Executor,
  companyId: number,
  limit: number,
): Promise<JoinedRun[]> {
  const { rows } = await sql<JoinedRun>`
    select o.id, o.happened_at as at, w.username as by, p.code, b.name as brand, c.name as color,
      jsonb_array_length(r.products) as products,
      (select to_json((array_agg(f.code order by f.id))[1:10]) from products f
        where f.company_id = r.company_id
          and f.id in (select cast(x as bigint) from jsonb_array_elements_text(r.products) x)
      ) as codes,
      (select count(distinct m.unit_id) from movements m
        where m.company_id = r.company_id and m.operation_id = r.operation_id) as units,
      exists (select from operations x where x.company_id = r.company_id
        and x.undoes_id = r.operation_id) as undone
    from (select * from joined_runs where company_id = ${companyId}
      order by operation_id desc limit ${limit}) r
    join operations o on o.company_id = r.company_id and o.id = r.operation_id
    join users w on w.company_id = o.company_id and w.id = o.user_id
    join products p on p.company_id = r.company_id and p.id = r.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    order by r.operation_id desc`.execute(db);
  return rows;
}

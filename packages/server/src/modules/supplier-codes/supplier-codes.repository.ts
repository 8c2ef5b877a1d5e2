import type { Known, CodedProduct, SupplierCode, ProductRow } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Caller } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { IS_IMPORTING } from '../units/importing';
import { IN_STOCK, NAMED, ROW } from '../units/unit-select';

/** Units that a code offers at most: nobody chooses among more. */
const MAX_OFFERED = 200;

const CODE = sql`k.code, k.product_id as product, k.quantity, k.added_at, w.username as by,
  case when n.id is null then null else jsonb_build_object('id', n.id, 'name', n.name) end as size`;
const CODES = sql`product_codes k
  join users w on w.company_id = k.company_id and w.id = k.user_id
  left join numbers n on n.company_id = k.company_id and n.id = k.number_id`;

/** Suppliers' codes of a product, by size and then by code. */
export async function readCodesOf(
  db: Executor,
  companyId: number,
  product: number,
): Promise<SupplierCode[]> {
  const { rows } = await sql<SupplierCode>`select ${CODE} from ${CODES}
    where k.company_id = ${companyId} and k.product_id = ${product}
    order by n.sort_key collate "C" nulls first, k.gtin`.execute(db);
  return rows;
}

export async function readCode(
  db: Executor,
  companyId: number,
  gtin: string,
): Promise<SupplierCode | undefined> {
  const { rows } = await sql<SupplierCode>`select ${CODE} from ${CODES}
    where k.company_id = ${companyId} and k.gtin = ${gtin}`.execute(db);
  return rows[0];
}

const named = (id: unknown, name: unknown) =>
  sql`case when ${id} is null then null else jsonb_build_object('id', ${id}, 'name', ${name}) end`;

/** A product with the ids and names of its brand, specific type and color. */
export async function readProduct(
  db: Executor,
  companyId: number,
  id: number,
): Promise<Known<CodedProduct> | undefined> {
  const { rows } = await sql<Known<CodedProduct>>`
    select p.id, p.type, p.code, p.name, jsonb_build_object('id', b.id, 'name', b.name) as brand,
      ${named(sql`t.id`, sql`t.name`)} as specific_type, ${named(sql`c.id`, sql`c.name`)} as color
    from products p
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(db);
  return rows[0];
}

interface Variant {
  product: number;
  size: { id: number } | null;
}

/**
 * Units for sale of a product in a size: those in the caller's shop first, then the oldest. It says
 * `fetch first` and not `limit`, since a statement with `limit` is planned each time.
 */
export async function readForSale(
  db: Executor,
  { companyId, locationId }: Caller,
  { product, size }: Variant,
): Promise<ProductRow[]> {
  const number = size?.id ?? null;
  const { rows } = await sql<ProductRow>`select ${ROW} from units u ${NAMED}
    where u.company_id = ${companyId} and ${IN_STOCK} and u.set_aside is null
      and u.product_id = ${product}
      and u.number_id is not distinct from cast(${number} as bigint) and not ${IS_IMPORTING}
    order by coalesce(u.location_id = cast(${locationId} as bigint), false) desc, u.received_on, u.id
    fetch first ${sql.lit(MAX_OFFERED)} rows only`.execute(db);
  return rows;
}

export async function isBarcodeOfUnit(db: Executor, companyId: number, code: string) {
  const { rows } = await sql`select 1 from units
    where company_id = ${companyId} and barcode = ${code}`.execute(db);
  return rows.length > 0;
}

export interface NewCode {
  product: number;
  size: number | null;
  code: string;
  gtin: string;
  quantity: number;
  at: string;
}

/**
 * Gives a variant a code, whoever else does so at the same moment. `added`: no variant had it.
 * Undefined where another variant has it.
 */
export async function insertCode(
  tx: Tx,
  { companyId, userId }: Caller,
  { product, size, code, gtin, quantity, at }: NewCode,
): Promise<{ added: boolean } | undefined> {
  const { rows } = await sql<{ added: boolean }>`
    insert into product_codes as k
      (company_id, product_id, number_id, code, gtin, quantity, user_id, added_at)
    values (${companyId}, ${product}, ${size}, ${code}, ${gtin}, ${quantity}, ${userId}, ${at})
    on conflict (company_id, gtin) do update set quantity = excluded.quantity
      where k.product_id = excluded.product_id
        and k.number_id is not distinct from excluded.number_id
    returning xmax = 0 as added`.execute(tx);
  return rows[0];
}

export async function deleteCode(
  tx: Tx,
  companyId: number,
  gtin: string,
): Promise<{ code: string; product: number } | undefined> {
  const { rows } = await sql<{ code: string; product: number }>`delete from product_codes
    where company_id = ${companyId} and gtin = ${gtin}
    returning code, product_id as product`.execute(tx);
  return rows[0];
}

/** The variant that a code names, for the filter of a list. */
export async function readVariant(
  db: Executor,
  companyId: number,
  gtin: string,
): Promise<{ product: number; number: number | null } | undefined> {
  const { rows } = await sql<{ product: number; number: number | null }>`
    select product_id as product, number_id as number from product_codes
    where company_id = ${companyId} and gtin = ${gtin}`.execute(db);
  return rows[0];
}

/** The product and size of a unit, wherever the unit is. */
export async function readVariantOfUnit(
  db: Executor,
  companyId: number,
  unit: number,
): Promise<{ product: number; number: number | null } | undefined> {
  const { rows } = await sql<{ product: number; number: number | null }>`
    select product_id as product, number_id as number from units
    where company_id = ${companyId} and id = ${unit}`.execute(db);
  return rows[0];
}

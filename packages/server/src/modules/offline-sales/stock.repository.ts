import type { OfflineStock } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { inShop } from '../till/asked-shop';
import { IS_IMPORTING } from '../units/importing';
import { IN_STOCK, NAMED_PRODUCT } from '../units/unit-select';

interface UnitRow {
  id: number;
  barcode: string;
  product_id: number;
  number_id: number | null;
  price: string;
}
interface CodeRow {
  code: string;
  product_id: number;
  number_id: number | null;
}
type ProductRow = OfflineStock['products'][number];

const list = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/** The units for sale in a shop, or without one, with their products, sizes and supplier codes. */
const statement = (companyId: number, locationId: number | null) => sql<{
  units: UnitRow[];
  products: ProductRow[];
  codes: CodeRow[];
  sizes: { id: number; name: string }[];
}>`
  with here as materialized (
    select u.id, u.barcode, u.product_id, u.number_id, u.price from units u
    where u.company_id = ${companyId} and ${inShop(sql`u.location_id`, { locationId })}
      and ${IN_STOCK} and u.set_aside is null and not ${IS_IMPORTING}
  ), kinds as materialized (
    select distinct product_id as id from here
  ), codes as materialized (
    select k.code, k.product_id, k.number_id from product_codes k
    where k.company_id = ${companyId} and k.product_id in (select id from kinds)
  )
  select ${list(sql`
      select id, barcode, product_id, number_id, cast(price as text) as price from here
      order by id`)} as units,
    ${list(sql`
      select p.id, p.code, p.name, b.name as brand, c.name as color, t.name as specific_type, p.type
      from kinds k join products p on p.company_id = ${companyId} and p.id = k.id
      ${NAMED_PRODUCT} order by p.id`)} as products,
    ${list(sql`select * from codes order by product_id, code`)} as codes,
    ${list(sql`
      select n.id, n.name from numbers n where n.company_id = ${companyId} and n.id in (
        select number_id from here union select number_id from codes)
      order by n.id`)} as sizes`;

const placesOf = (rows: { id: number }[]) => new Map(rows.map(({ id }, index) => [id, index]));

/** What a till can sell without a line: the same text for the same stock. */
export async function readOfflineStock(
  db: Executor,
  companyId: number,
  locationId: number | null,
): Promise<OfflineStock> {
  const { rows } = await statement(companyId, locationId).execute(db);
  const { units = [], products = [], codes = [], sizes = [] } = rows[0] ?? {};
  const [product, size] = [placesOf(products), placesOf(sizes)];
  const placed = (row: { product_id: number; number_id: number | null }) =>
    [
      product.get(row.product_id) as number,
      row.number_id === null ? null : (size.get(row.number_id) ?? null),
    ] as const;
  return {
    products,
    sizes: sizes.map(({ name }) => name),
    units: units.map((unit) => [unit.id, unit.barcode, ...placed(unit), unit.price]),
    codes: codes.map((code) => [code.code, ...placed(code)]),
  };
}

import { type ProductRow, searchKey } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import {
  GONE_TO,
  NAMED_PRODUCT,
  oldPrice,
  OWN,
  PRODUCT,
  PRODUCT_NAMES,
} from '../../units/unit-select';
import {
  afterCursor,
  conditions,
  type Filter,
  filtered,
  type Order,
  orderBy,
  sortable,
} from '../product-filter';

/** Nobody reads on after this many; counting all would cost more than the page itself. */
const COUNT_LIMIT = 10_000;

type Own = 'id' | 'type' | 'price' | 'date' | 'barcode' | 'set_aside' | 'label_due';
type Names = Omit<ProductRow, Own>;
type Named = Names & { place: number; product: number; version: string | null };

/** A listed unit with ids in place of the names, which `nameUnits` adds. */
export interface FoundUnit extends Pick<ProductRow, Own> {
  product_id: number;
  number_id: number | null;
  location_id: number | null;
  out_id: number | null;
  shipment_id: number | null;
  /** The value that it was sorted by. */
  sorted: string;
  /** Products that are called as was searched, where somebody searches a code. */
  exact: number[] | null;
}

export interface PageRequest {
  filter: Filter;
  order: Order;
  limit: number;
  cursor?: string | undefined;
}

/** Asked within the page: most searches name no whole code, and need no second statement. */
const exactOf = (companyId: number, { code, sort, exact }: Filter) =>
  code === undefined || sort !== undefined || exact
    ? sql`null`
    : sql`(select json_agg(x.id) from products x
        where x.company_id = ${companyId} and x.code_search = ${searchKey(code)})`;

/**
 * A page of units, still without names. Each filter makes another statement, which is planned anew,
 * so it reads few tables.
 */
export async function findUnits(
  db: Executor,
  companyId: number,
  { filter, order, limit, cursor }: PageRequest,
): Promise<FoundUnit[]> {
  const after = cursor ? sql`and ${afterCursor(order, cursor)}` : sql``;
  const { rows } = await sql<FoundUnit>`
    select ${OWN}, u.product_id, u.number_id, u.location_id, u.out_id, u.shipment_id,
      cast(${order.column} as text) as sorted, ${exactOf(companyId, filter)} as exact
    from ${sortable(filter, order)} where ${conditions(companyId, filter)} ${after}
    order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}

/**
 * A text that changes whenever the company's units, or the type, code or brand of their products,
 * change.
 */
const versionOf = (companyId: number) =>
  sql`(select cast(sum(version) as text) from stock_versions where company_id = ${companyId})`;

/**
 * Adds the names to units, in the same order, and reads the stock's version. The statement is the
 * same for every filter, so it is planned only once.
 */
export async function nameUnits(
  db: Executor,
  companyId: number,
  units: FoundUnit[],
): Promise<{ rows: ProductRow[]; version: string | null }> {
  if (!units.length) return { rows: [], version: null };
  type Column = 'id' | 'product_id' | 'number_id' | 'location_id' | 'out_id' | 'shipment_id';
  const ids = (column: Column) => sql`cast(${units.map((unit) => unit[column])} as bigint[])`;
  const each = (column: Column) =>
    sql`cast(${[...new Set(units.map((unit) => unit[column]))]} as bigint[])`;
  const { rows } = await sql<Named>`
    with kinds as materialized (
      select p.id as product, ${PRODUCT_NAMES} from products p ${NAMED_PRODUCT}
      where p.company_id = ${companyId} and p.id = any(${each('product_id')})),
    sizes as materialized (select id, name from numbers
      where company_id = ${companyId} and id = any(${each('number_id')})),
    places as materialized (select id, name from locations
      where company_id = ${companyId} and id = any(${each('location_id')}))
    select u.place, p.*, n.name as number, l.name as location, ${GONE_TO}, ${oldPrice(sql`u.label_due`)},
      ${versionOf(companyId)} as version
    from (select cast(${companyId} as bigint) as company_id, listed.*
      from unnest(${ids('product_id')}, ${ids('number_id')}, ${ids('location_id')}, ${ids('out_id')},
        ${ids('shipment_id')}, ${ids('id')}, cast(${units.map(({ price }) => price)} as numeric[]),
        cast(${units.map((unit) => unit.label_due)} as boolean[]))
        with ordinality as listed (product_id, number_id, location_id, out_id, shipment_id, id, price,
          label_due, place)) u
    join kinds p on p.product = u.product_id
    left join sizes n on n.id = u.number_id
    left join places l on l.id = u.location_id
    order by u.place`.execute(db);
  // A unit whose product is gone since is no longer in stock, and left out.
  const named = rows.flatMap(
    ({ place, version: _version, product: _product, ...names }): ProductRow[] => {
      const unit = units[place - 1];
      return unit ? [{ ...ownOf(unit), ...names }] : [];
    },
  );
  return { rows: named, version: rows[0]?.version ?? null };
}

const ownOf = ({ id, type, price, date, barcode, set_aside, label_due }: FoundUnit) => ({
  ...{ id, type, price, date, barcode, set_aside, label_due },
});

/** How many units a filter matches, at most 10,000, and the version at which they did. */
export async function countStock(
  db: Executor,
  companyId: number,
  filter: Filter,
): Promise<{ total: number; capped: boolean; version: string | null }> {
  // With the product's type an index answers alone, and no unit is read.
  const where = conditions(companyId, filter, sql`p.type`);
  const from = filter.type ? sql`units u ${PRODUCT}` : filtered(filter);
  const { rows } = await sql<{ count: number; version: string | null }>`select count(*),
    ${versionOf(companyId)} as version from (
    select 1 from ${from} where ${where}
    limit ${sql.lit(COUNT_LIMIT + 1)}) as matches`.execute(db);
  const { count = 0, version = null } = rows[0] ?? {};
  return { total: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT, version };
}

import type { productFilterSchema, ProductSort } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';

import { finds } from '../../db/name-key';
import { invalidCursor, readCursor } from '../../http/cursor';
import { BRAND, COLOR, IN_STOCK, LOCATION, NUMBER, PRODUCT, TYPE } from '../units/unit-select';

export type AskedFilter = z.output<typeof productFilterSchema>;
/**
 * A filter with the ids of brands in place of a part of their name: the database plans better by
 * few ids.
 */
export type Filter = Omit<AskedFilter, 'brand'> & {
  brandIds?: number[] | undefined;
  /** The product and size that a supplier code names, where it stands in place of a barcode. */
  variant?: { product: number; number: number | null } | undefined;
  /** Products that are called as was searched: only their units, or only those of all others. */
  exact?: { products: number[]; isOnly: boolean } | undefined;
};
type Sql = RawBuilder<unknown>;

/** The tables that a filter's conditions refer to; a count needs no others. */
const FILTERED = sql`units u ${PRODUCT}`;
const UNITS = sql`units u`;

/** Products are joined to units only where the filter asks for their code or brand. */
export const filtered = ({ code, brandIds }: Pick<Filter, 'code' | 'brandIds'>): Sql =>
  code || brandIds ? FILTERED : UNITS;

/** Columns to sort by; names by the keys that compare them, in an order that both engines share. */
const SORTS: Record<ProductSort, Omit<Order, 'descending'>> = {
  date: { column: sql`u.received_on`, type: 'date', own: true },
  code: { column: sql`p.code_key collate "C"`, type: 'text' },
  brand: { column: sql`b.name_key collate "C"`, type: 'text', table: BRAND },
  type: { column: sql`coalesce(t.name_key, '') collate "C"`, type: 'text', table: TYPE },
  color: { column: sql`coalesce(c.name_key, '') collate "C"`, type: 'text', table: COLOR },
  number: { column: sql`coalesce(n.sort_key, '') collate "C"`, type: 'text', table: NUMBER },
  location: { column: sql`coalesce(l.name_key, '') collate "C"`, type: 'text', table: LOCATION },
  price: { column: sql`u.price`, type: 'numeric', own: true },
};

export interface Order {
  column: Sql;
  /** The column's type in SQL, for the value that a cursor brings back. */
  type: string;
  /** Where the column is found, when it is not in FILTERED. */
  table?: Sql;
  /** Whether the column is the unit's own, and its product is not needed. */
  own?: boolean;
  descending: boolean;
}

/** The tables that the conditions and the order refer to. */
export const sortable = (filter: Filter, { table = sql``, own = false }: Order): Sql =>
  own ? filtered(filter) : sql`${FILTERED} ${table}`;

/** Newest first where nobody asks for another order. */
export function orderOf({ sort = 'date', dir }: Pick<Filter, 'sort' | 'dir'>): Order {
  return { ...SORTS[sort], descending: dir ? dir === 'desc' : sort === 'date' };
}

/** Sorts by the order's column and then by the id, which is the unit's by default. */
export const orderBy = ({ column, descending }: Order, id: Sql = sql`u.id`): Sql =>
  descending ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`;

/** Whether a filter asks for units that are out, under way or in stock. */
function placeOf({ out, under_way: underWay }: Pick<Filter, 'out' | 'under_way'>): Sql {
  if (out) return sql`u.out_id is not null`;
  return underWay ? sql`u.shipment_id is not null` : IN_STOCK;
}

const ofExact = ({ products, isOnly }: NonNullable<Filter['exact']>): Sql => {
  const ids = sql`cast(${products} as bigint[])`;
  return isOnly ? sql`u.product_id = any(${ids})` : sql`u.product_id <> all(${ids})`;
};

/** The filter as conditions on FILTERED; `%` and `_` in it stand for themselves. */
export function conditions(
  companyId: number,
  filter: Omit<Filter, 'sort'>,
  type: Sql = sql`u.product_type`,
): Sql {
  const all: Sql[] = [sql`u.company_id = ${companyId}`, placeOf(filter)];
  if (filter.type) all.push(sql`${type} = ${filter.type}`);
  if (filter.start_date) all.push(sql`u.received_on >= ${filter.start_date}`);
  if (filter.end_date) all.push(sql`u.received_on <= ${filter.end_date}`);
  if (filter.location) all.push(sql`u.location_id = ${filter.location}`);
  if (filter.set_aside) {
    all.push(filter.set_aside === '1' ? sql`u.set_aside is not null` : sql`u.set_aside is null`);
  }
  if (filter.label_due) all.push(sql`u.label_due_by is not null`);
  if (filter.product) all.push(sql`u.product_id = ${filter.product}`);
  if (filter.import) all.push(sql`u.import_id = ${filter.import}`);
  if (filter.variant) {
    const { product, number } = filter.variant;
    all.push(sql`u.product_id = ${product}`);
    all.push(number === null ? sql`u.number_id is null` : sql`u.number_id = ${number}`);
  }
  if (filter.exact) all.push(ofExact(filter.exact));
  if (filter.barcode) all.push(sql`u.barcode = ${filter.barcode}`);
  if (filter.code) all.push(finds(sql`p.code_search`, filter.code));
  if (filter.brandIds) all.push(sql`p.brand_id = any(cast(${filter.brandIds} as bigint[]))`);
  return sql.join(all, sql` and `);
}

const cursorSchema = z.tuple([z.string().check(z.maxLength(120)), z.int().check(z.positive())]);

const FITS: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  numeric: /^\d{1,12}(\.\d{1,2})?$/,
  bigint: /^\d{1,15}$/,
  text: /^[^\0]*$/u,
};

/** Rows after a cursor, in the given order. */
export function afterCursor(order: Order, cursor: string, idColumn: Sql = sql`u.id`): Sql {
  const [value, id] = readCursor(cursorSchema, cursor);
  if (!FITS[order.type]?.test(value) || !value.isWellFormed()) throw invalidCursor();
  const than = sql.raw(order.descending ? '<' : '>');
  const last = sql`cast(${value} as ${sql.raw(order.type)})`;
  return sql`(${order.column}, ${idColumn}) ${than} (${last}, ${id})`;
}

import { type GroupSort, type ProductGroup, searchKey, type Sibling } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import {
  afterCursor,
  conditions,
  type Filter,
  filtered,
  type Order,
  orderBy,
} from '../product-filter';

export type GroupFilter = Omit<Filter, 'sort'> & { sort?: GroupSort | undefined };

/** Columns to sort products by: totals of their units, or columns of their own. */
const SORTS: Record<GroupSort, Omit<Order, 'descending'>> = {
  date: { column: sql`g.date`, type: 'date' },
  units: { column: sql`g.units`, type: 'bigint' },
  price: { column: sql`g.price_from`, type: 'numeric' },
  code: { column: sql`p.code_key collate "C"`, type: 'text' },
  brand: { column: sql`b.name_key collate "C"`, type: 'text' },
};

/** By default the product that received something last comes first, after the very code searched. */
export function groupOrder({ sort, dir, code }: GroupFilter): Order {
  if (sort === undefined && dir === undefined && code) return exactFirst(code);
  const { column, type } = SORTS[sort ?? 'date'];
  return { column, type, descending: dir ? dir === 'desc' : (sort ?? 'date') === 'date' };
}

/** Products with the very code that was searched, and then by date. */
const exactFirst = (code: string): Order => ({
  column: sql`concat(case when p.code_search = ${searchKey(code)} then 1 else 0 end, ' ', g.date)
    collate "C"`,
  type: 'text',
  descending: true,
});

interface GroupPage {
  filter: GroupFilter;
  order: Order;
  limit: number;
  cursor?: string | undefined;
}

export type FoundGroup = Omit<ProductGroup, 'sizes'> & { sorted: string; total: number };

/**
 * A page of products with the totals of their units; `total` counts all that the filter matches.
 */
export async function readGroups(
  db: Executor,
  companyId: number,
  { filter, order, limit, cursor }: GroupPage,
): Promise<FoundGroup[]> {
  const id = sql`p.id`;
  const after = cursor ? sql`where ${afterCursor(order, cursor, id)}` : sql``;
  const { rows } = await sql<FoundGroup>`
    with groups as materialized (
      select u.product_id, count(*) as units, min(u.price) as price_from,
        max(u.price) as price_to, max(u.received_on) as date
      from ${filtered(filter)} where ${conditions(companyId, filter)}
      group by u.product_id
    )
    select p.id, p.type, p.code, b.name as brand, c.name as color, t.name as specific_type,
      p.name, g.units, g.price_from, g.price_to, g.date, cast(${order.column} as text) as sorted,
      (select count(*) from groups) as total
    from groups g
    join products p on p.company_id = ${companyId} and p.id = g.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    ${after} order by ${orderBy(order, id)} limit ${limit}`.execute(db);
  return rows;
}

/** The parts of a filter that ask for a state of units; the others choose among the units. */
const stateOf = ({ set_aside, label_due, out, under_way }: GroupFilter) => ({
  set_aside,
  label_due,
  out,
  under_way,
});

/** Sizes of products by location, of all units that are in the filter's state, wherever they are. */
export async function readSizes(
  db: Executor,
  companyId: number,
  filter: GroupFilter,
  products: number[],
): Promise<(Sibling & { product_id: number })[]> {
  const { rows } = await sql<Sibling & { product_id: number }>`
    with counted as materialized (
      select u.product_id, u.number_id, u.location_id, count(*) as count from units u
      where ${conditions(companyId, stateOf(filter))}
        and u.product_id = any(cast(${products} as bigint[]))
      group by u.product_id, u.number_id, u.location_id
    )
    select u.product_id, n.name as number, l.name as location, u.count
    from counted u
    left join numbers n on n.company_id = ${companyId} and n.id = u.number_id
    left join locations l on l.company_id = ${companyId} and l.id = u.location_id
    order by n.sort_key collate "C" nulls first, l.name_key collate "C" nulls first`.execute(db);
  return rows;
}

import type { DeliveredUnit, DeliveryChange } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { LABEL_IS_DUE, NAMED, oldPrice, ROW } from '../units/unit-select';

/** The units of a delivery's models, wherever they are now, by model and size. */
export async function readDeliveredUnits(
  db: Executor,
  companyId: number,
  models: number[],
): Promise<DeliveredUnit[]> {
  const { rows } = await sql<DeliveredUnit>`
    select ${ROW}, ${oldPrice(LABEL_IS_DUE)}, case when u.sale_id is not null then 'sold'
        when u.out_id is not null then 'out' when u.shipment_id is not null then 'under_way'
        else 'in_stock' end as state,
      u.delivery_id as model
    from units u ${NAMED}
    where u.company_id = ${companyId} and u.delivery_id = any(cast(${models} as bigint[]))
    order by u.delivery_id, n.sort_key collate "C" nulls first, u.id`.execute(db);
  return rows;
}

/** The values of a field before and after, among the units of an operation; no row if it stayed. */
const field = (name: string, before: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
  select ${name} as field, string_agg(distinct ${before}, ', ') as before,
    string_agg(distinct ${after}, ', ') as after
  from moved where ${before} is distinct from ${after} having count(*) > 0`;

const text = (column: RawBuilder<unknown>) => sql`cast(${column} as text)`;

/** The corrections and new prices of an operation, with the names before and after. */
const MOVED = sql`
  select m.kind, f.code as from_code, p.code, f.name as from_name, p.name, fb.name as from_brand,
    b.name as brand, ft.name as from_type, t.name as type, fc.name as from_color, c.name as color,
    fn.name as from_size, n.name as size, m.from_price, m.price
  from movements m
  left join products f on f.company_id = m.company_id and f.id = m.from_product_id
  left join products p on p.company_id = m.company_id and p.id = m.to_product_id
  left join brands fb on fb.company_id = f.company_id and fb.id = f.brand_id
  left join brands b on b.company_id = p.company_id and b.id = p.brand_id
  left join specific_types ft on ft.company_id = f.company_id and ft.id = f.specific_type_id
  left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
  left join colors fc on fc.company_id = f.company_id and fc.id = f.color_id
  left join colors c on c.company_id = p.company_id and c.id = p.color_id
  left join numbers fn on fn.company_id = m.company_id and fn.id = m.from_number_id
  left join numbers n on n.company_id = m.company_id and n.id = m.to_number_id
  where m.company_id = o.company_id and m.operation_id = o.id
    and m.kind in ('corrected', 'repriced')`;

const FIELDS = sql.join(
  [
    field('code', sql`from_code`, sql`code`),
    field('brand', sql`from_brand`, sql`brand`),
    field('type', sql`from_type`, sql`type`),
    field('color', sql`from_color`, sql`color`),
    field('name', sql`from_name`, sql`name`),
    field('size', sql`from_size`, sql`size`),
    sql`select 'price', string_agg(distinct ${text(sql`from_price`)}, ', '),
      string_agg(distinct ${text(sql`price`)}, ', ')
      from moved where kind = 'repriced' having count(*) > 0`,
  ],
  sql` union all `,
);

/** Operations that put models right, added to them, or took out what never came, with the model. */
const operationsOf = (companyId: number, models: number[]) => sql`
  select operation_id, delivery_id from delivery_changes
  where company_id = ${companyId} and delivery_id = any(cast(${models} as bigint[]))
  union
  select m.operation_id, u.delivery_id from units u
  join movements m on m.company_id = u.company_id and m.unit_id = u.id and m.kind = 'went_out'
  join outs g on g.company_id = m.company_id and g.id = m.out_id and g.reason = 'not_delivered'
  where u.company_id = ${companyId} and u.delivery_id = any(cast(${models} as bigint[]))`;

/** The number of the model's units to which an operation did something of this kind. */
const countOf = (kind: RawBuilder<unknown>) => sql`(
  select count(distinct m.unit_id) from movements m
  join units u on u.company_id = m.company_id and u.id = m.unit_id
  where m.company_id = o.company_id and m.operation_id = o.id
    and u.delivery_id = change.delivery_id and ${kind})`;

const costOf = sql`union all
  select 'import_price', ${text(sql`x.from_import_price`)}, ${text(sql`x.to_import_price`)}
  where x.to_import_price is not null`;

/**
 * The corrections of a delivery's models, latest first; import prices only if asked for. An undo
 * isn't listed: what it undid is marked `undone`.
 */
export async function readChanges(
  db: Executor,
  companyId: number,
  models: number[],
  { withCosts }: { withCosts: boolean },
): Promise<DeliveryChange[]> {
  const { rows } = await sql<DeliveryChange>`
    select o.id as operation, o.happened_at as at, w.username as by, o.note,
      ${countOf(sql`true`)} as units,
      ${countOf(sql`m.kind = 'received'`)} as added,
      ${countOf(sql`m.kind = 'went_out'`)} as missing,
      exists (select from operations undo
        where undo.company_id = o.company_id and undo.undoes_id = o.id) as undone,
      coalesce((
        with moved as (${MOVED})
        select json_object_agg(field,
          json_build_object('before', coalesce(before, ''), 'after', coalesce(after, '')))
        from (${FIELDS} ${withCosts ? costOf : sql``}) as changed
      ), '{}') as changes, change.delivery_id as model
    from (${operationsOf(companyId, models)}) change
    join operations o on o.company_id = ${companyId} and o.id = change.operation_id
    join users w on w.company_id = o.company_id and w.id = o.user_id
    left join delivery_changes x on x.company_id = o.company_id and x.operation_id = o.id
      and x.delivery_id = change.delivery_id
    where o.kind <> 'undo'
    order by o.id desc, change.delivery_id`.execute(db);
  return rows;
}

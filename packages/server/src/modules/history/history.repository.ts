import type { Known, Operation } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import { isOfPlace } from './sorts';

/** An operation as it is stored, with what decides who may undo it. */
export interface OperationRow extends Known<Omit<Operation, 'own' | 'undoable' | 'may_undo'>> {
  user_id: number;
  /** Whether it corrected a delivery or added to it. */
  corrects: boolean;
  /** Whether it concerns units of another shop than the caller's. */
  elsewhere: boolean;
}

interface StoredRow extends Omit<OperationRow, 'undone'> {
  undone_id: number | null;
  undone_at: string;
  undone_by: string;
  undone_units: number;
  left: number | null;
}

/** The location that all its changes of place have in common; null if there are several. */
const onlyOne = (place: RawBuilder<unknown>) => {
  const placed = sql`filter (where ${isOfPlace(sql`m.kind`)})`;
  return sql`case when count(distinct coalesce(${place}, 0)) ${placed} = 1
    then min(${place}) ${placed} end`;
};

/** What an operation did to units, as one row; `own` is the caller's shop. */
const summed = (own: number | null) => sql`
  select count(distinct m.unit_id) as units, count(distinct u.product_id) as products,
    coalesce(json_agg(distinct m.kind), '[]') as kinds,
    to_json((array_agg(distinct p.code))[1:3]) as codes,
    min(coalesce(g.reason, m.to_set_aside)) as reason, min(u.delivery_id) as delivery_id,
    case when count(distinct m.shipment_id) = 1 then min(m.shipment_id) end as shipment_id,
    ${onlyOne(sql`m.from_location_id`)} as from_id, ${onlyOne(sql`m.to_location_id`)} as to_id,
    coalesce(bool_or(case when m.kind in ('transferred', 'sent', 'arrived', 'came_back')
      then m.from_location_id is distinct from ${own} and m.to_location_id is distinct from ${own}
      else u.location_id <> ${own} end), false) as elsewhere
  from movements m
  join units u on u.company_id = m.company_id and u.id = m.unit_id
  join products p on p.company_id = u.company_id and p.id = u.product_id
  left join outs g on g.company_id = m.company_id and g.id = m.out_id and m.kind = 'went_out'
  where m.company_id = o.company_id and m.operation_id = o.id`;

/** The operation that undid this one: who did it, when, and to how many units. */
const UNDONE = sql`
  select x.id, x.happened_at, y.username, (select count(distinct m.unit_id) from movements m
    where m.company_id = x.company_id and m.operation_id = x.id) as units
  from operations x join users y on y.company_id = x.company_id and y.id = x.user_id
  where x.company_id = o.company_id and x.undoes_id = o.id`;

const SALE = sql`coalesce(
  (select s.id from sales s where s.company_id = o.company_id and s.operation_id = o.id
    and o.kind = 'sale'),
  (select min(l.sale_id) from reversals r
    join sale_lines l on l.company_id = r.company_id and l.id = r.sale_line_id
    where r.company_id = o.company_id and r.operation_id = o.id))`;

/** Operations by their ids, latest first. */
export async function readOperations(
  db: Executor,
  { companyId, locationId }: Caller,
  ids: number[],
): Promise<OperationRow[]> {
  const { rows } = await sql<StoredRow>`
    select o.id, o.kind, o.happened_at as at, o.recorded_at, w.username as by, o.user_id, o.note,
      did.units, did.kinds as movements, did.reason, coalesce(did.codes, '[]') as codes,
      did.products, f.name as from, t.name as to,
      coalesce(c.delivery_id, case when o.kind = 'delivery' then did.delivery_id end) as delivery,
      c.id is not null as corrects, did.elsewhere, ${SALE} as sale,
      did.shipment_id as shipment, (select k.id from counts k
        where k.company_id = o.company_id and k.operation_id = o.id) as count, o.undoes_id as undoes,
      undone.id as undone_id, undone.happened_at as undone_at, undone.username as undone_by,
      undone.units as undone_units, (select i.booked from imports i
        where i.company_id = o.company_id and i.operation_id = o.id
          and i.state = 'cancelling' and i.stays is not null) as left
    from operations o
    join users w on w.company_id = o.company_id and w.id = o.user_id
    cross join lateral (${summed(locationId)}) did
    left join lateral (${UNDONE}) undone on true
    left join delivery_changes c on c.company_id = o.company_id and c.operation_id = o.id
    left join locations f on f.company_id = o.company_id and f.id = did.from_id
    left join locations t on t.company_id = o.company_id and t.id = did.to_id
    where o.company_id = ${companyId} and o.id = any(cast(${ids} as bigint[]))
    order by o.happened_at desc, o.id desc`.execute(db);
  return rows.map(
    ({ undone_id: id, undone_at: at, undone_by: by, undone_units: units, left, ...row }) => ({
      ...row,
      undone:
        id === null ? null : { operation: id, at, by, units, ...(left === null ? {} : { left }) },
    }),
  );
}

import type { Movement, MovementKind, OperationKind } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';

/** A product and a size as people call them: "NK-1 · Nike · Sneakers · Black · 42". */
const identityOf = (product: RawBuilder<unknown>, number: RawBuilder<unknown>) => sql`(
  select concat_ws(' · ', p.code, b.name, coalesce(p.name, t.name), c.name, n.name)
  from products p
  join brands b on b.company_id = p.company_id and b.id = p.brand_id
  left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
  left join colors c on c.company_id = p.company_id and c.id = p.color_id
  left join numbers n on n.company_id = p.company_id and n.id = ${number}
  where p.company_id = m.company_id and p.id = ${product})`;

export const FROM_IDENTITY = identityOf(sql`m.from_product_id`, sql`m.from_number_id`);
export const TO_IDENTITY = identityOf(sql`m.to_product_id`, sql`m.to_number_id`);

interface MovementRow extends Omit<Movement, 'operation'> {
  kind: MovementKind;
  operation_id: number | null;
  operation_kind: OperationKind | null;
  undone: boolean;
}

/** What happened to a unit, oldest first. */
export async function readMovements(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Movement[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.kind, m.happened_at as at, m.recorded_at, w.username as by, f.name as from,
      t.name as to, m.price, m.from_price, m.shipment_id as shipment,
      ${FROM_IDENTITY} as from_identity,
      ${TO_IDENTITY} as to_identity, coalesce(g.reason, m.to_set_aside) as reason,
      coalesce(o.note, '') as note, o.id as operation_id, o.kind as operation_kind,
      exists (select from operations x
        where x.company_id = o.company_id and x.undoes_id = o.id) as undone
    from movements m
    join users w on w.company_id = m.company_id and w.id = m.user_id
    left join locations f on f.company_id = m.company_id and f.id = m.from_location_id
    left join locations t on t.company_id = m.company_id and t.id = m.to_location_id
    left join outs g on g.company_id = m.company_id and g.id = m.out_id
    left join operations o on o.company_id = m.company_id and o.id = m.operation_id
    where m.company_id = ${companyId} and m.unit_id = ${unitId}
    order by m.id`.execute(db);
  return rows.map(({ operation_id: id, operation_kind: kind, undone, ...movement }) => ({
    ...movement,
    operation: id !== null && kind !== null ? { id, kind, undone } : null,
  }));
}

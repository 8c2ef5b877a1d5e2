import type { SentUnit, Shipment, ShipmentState } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { NAMED_PRODUCT, PRODUCT } from '../units/unit-select';

/** A shipment as it is read; `from_ids` are the locations that its units came from. */
export interface ReadShipment extends Omit<Shipment, 'to' | 'may_receive' | 'may_close'> {
  to_id: number;
  to_name: string;
  from_ids: (number | null)[];
}

/** The last shipment of a page. */
export interface After {
  isOpen: boolean;
  at: string;
  id: number;
}

export interface ShipmentConditions {
  state?: ShipmentState | undefined;
  location?: number | undefined;
  after?: After | undefined;
}

/** The order of the index: shipments under way first, then the latest. */
const PLACE = sql`(h.closed_at is null), h.sent_at, h.id`;
const ORDER = sql`(h.closed_at is null) desc, h.sent_at desc, h.id desc`;

function conditionsOf(
  companyId: number,
  { state, location, after }: ShipmentConditions,
): RawBuilder<unknown> {
  const all = [sql`h.company_id = ${companyId}`];
  if (state) all.push(sql`(h.closed_at is null) = ${sql.lit(state === 'under_way')}`);
  if (location) {
    all.push(sql`(h.to_location_id = ${location} or exists (select from sent_units s
      where s.company_id = h.company_id and s.shipment_id = h.id
        and s.from_location_id = ${location}))`);
  }
  if (after) {
    all.push(sql`(${PLACE}) < (cast(${after.isOpen} as boolean),
      cast(${after.at} as timestamptz), ${after.id})`);
  }
  return sql.join(all, sql` and `);
}

const VIEW = sql`
  select h.id, h.number, case when h.closed_at is null then 'under_way' else 'closed' end as state,
    (select l.name from locations l where l.company_id = h.company_id
      and cardinality(n.from_ids) = 1 and l.id = n.from_ids[1]) as from,
    t.id as to_id, t.name as to_name, h.note, h.sent_at, w.username as by, h.closed_at,
    c.username as closed_by, to_json(n.from_ids) as from_ids, n.units, n.under_way, n.arrived,
    n.lost, n.returned
  from page h
  join locations t on t.company_id = h.company_id and t.id = h.to_location_id
  join users w on w.company_id = h.company_id and w.id = h.user_id
  left join users c on c.company_id = h.company_id and c.id = h.closed_by
  cross join lateral (
    select count(*) as units, array_agg(distinct s.from_location_id) as from_ids,
      count(*) filter (where s.state = 'under_way') as under_way,
      count(*) filter (where s.state = 'arrived') as arrived,
      count(*) filter (where s.state = 'lost') as lost,
      count(*) filter (where s.state = 'returned') as returned
    from sent_units s where s.company_id = h.company_id and s.shipment_id = h.id) n
  order by ${ORDER}`;

export async function readShipments(
  db: Executor,
  companyId: number,
  { limit, ...where }: ShipmentConditions & { limit: number },
): Promise<ReadShipment[]> {
  const { rows } = await sql<ReadShipment>`
    with page as materialized (
      select h.* from shipments h where ${conditionsOf(companyId, where)}
      order by ${ORDER} limit ${limit}
    ) ${VIEW}`.execute(db);
  return rows;
}

export async function readShipment(
  db: Executor,
  companyId: number,
  id: number,
): Promise<ReadShipment | undefined> {
  const { rows } = await sql<ReadShipment>`
    with page as (
      select * from shipments h where h.company_id = ${companyId} and h.id = ${id}
    ) ${VIEW}`.execute(db);
  return rows[0];
}

export async function readSentUnits(
  db: Executor,
  companyId: number,
  shipment: number,
): Promise<SentUnit[]> {
  const { rows } = await sql<SentUnit>`
    select u.id, p.code, b.name as brand, c.name as color, n.name as number,
      t.name as specific_type, p.name, u.barcode, u.price, s.state, f.name as from,
      o.happened_at as at, w.username as by
    from sent_units s
    join units u on u.company_id = s.company_id and u.id = s.unit_id
    ${PRODUCT} ${NAMED_PRODUCT}
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    left join locations f on f.company_id = s.company_id and f.id = s.from_location_id
    left join operations o on o.company_id = s.company_id and o.id = s.operation_id
    left join users w on w.company_id = o.company_id and w.id = o.user_id
    where s.company_id = ${companyId} and s.shipment_id = ${shipment}
    order by p.code_key collate "C", n.sort_key collate "C" nulls first, u.id`.execute(db);
  return rows;
}

import type { OperationKind } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { StoredScope } from '../../../db/tables/stock';
import { isOfPlace } from '../../history/sorts';
import { IS_IMPORTING } from '../../units/importing';
import { IN_STOCK } from '../../units/unit-select';
import { inScope } from '../count-scope';

/** What the verdicts of a count depend on. */
export interface Judged {
  companyId: number;
  id: number;
  location_id: number;
  scope: StoredScope;
  /** ISO text in UTC. */
  started_at: string;
}

/**
 * The kinds of operations that move units. An index by kind and time then finds what was done since
 * the start without reading anything older.
 */
const KINDS: OperationKind[] = [
  ...(['delivery', 'transfer', 'sale', 'return', 'void', 'count', 'adjustment'] as const),
  ...(['import', 'shipment', 'undo', 'correction'] as const),
];

/** Units whose place changed since the start, and those of imports that had not ended by then. */
const since = ({ companyId, started_at: start }: Judged) => sql`
  select distinct m.unit_id
  from unnest(cast(${KINDS} as text[])) as k (kind)
  join operations o on o.company_id = ${companyId} and o.kind = k.kind and o.happened_at > ${start}
  join movements m on m.company_id = o.company_id and m.operation_id = o.id
  where ${isOfPlace(sql`m.kind`)} and m.recorded_at > ${start}
  union
  select m.unit_id
  from imports i
  join movements m on m.company_id = i.company_id and m.operation_id = i.operation_id
  where i.company_id = ${companyId} and i.operation_id is not null
    and (i.ended_at is null or i.ended_at > ${start})`;

/** The one scan that counts of each unit: neither withdrawn nor a repetition. */
const scanned = ({ companyId, id }: Judged) => sql`
  select unit_id, scanned_at, user_id from count_scans
  where company_id = ${companyId} and count_id = ${id} and unit_id is not null
    and withdrawn_at is null and not repeats`;

const isHere = ({ location_id: location }: Judged) =>
  sql`(${IN_STOCK} and coalesce(u.location_id = ${location}, false))`;

const UNIT = sql`u.id, u.sale_id, u.out_id, u.shipment_id, u.location_id, u.product_id,
  u.number_id, u.barcode`;
const PRODUCT = sql`join products p on p.company_id = u.company_id and p.id = u.product_id`;

const unscanned = (count: Judged) => sql`
  select ${UNIT}, case when n.unit_id is null then 'missing' else 'arrived' end as verdict,
    cast(null as timestamptz) as scanned_at, cast(null as bigint) as scanned_by
  from units u ${PRODUCT}
  left join since n on n.unit_id = u.id
  where u.company_id = ${count.companyId} and ${IN_STOCK} and u.location_id = ${count.location_id}
    and ${inScope(count.scope)} and not exists (select from scanned s where s.unit_id = u.id)`;

/** Where a unit stood when the count began: null for what was not in stock. */
const placeAtStart = ({ started_at: start }: Judged) => sql`
  select case when m.kind not in ('sold', 'went_out', 'sent') then m.to_location_id end as place
  from movements m
  where m.company_id = u.company_id and m.unit_id = u.id and ${isOfPlace(sql`m.kind`)}
    and m.recorded_at <= ${start}
  order by m.id desc limit 1`;

const left = (count: Judged) => sql`
  select ${UNIT}, 'left', null, null
  from since n join units u on u.company_id = ${count.companyId} and u.id = n.unit_id ${PRODUCT}
  cross join lateral (${placeAtStart(count)}) at_start
  where at_start.place = ${count.location_id} and not ${isHere(count)}
    and ${inScope(count.scope)} and not exists (select from scanned s where s.unit_id = u.id)`;

const found = (count: Judged) => sql`
  select ${UNIT}, case when ${IS_IMPORTING} then 'left' when ${isHere(count)} then 'beyond' when m.recorded_at > s.scanned_at then 'left'
      when u.sale_id is not null then 'sold' when u.out_id is not null then 'out'
      when u.shipment_id is not null then 'under_way' else 'elsewhere' end,
    s.scanned_at, s.user_id
  from scanned s join units u on u.company_id = ${count.companyId} and u.id = s.unit_id ${PRODUCT}
  left join lateral (
    select m.recorded_at from movements m
    where m.company_id = u.company_id and m.unit_id = u.id and ${isOfPlace(sql`m.kind`)}
      and not ${isHere(count)} order by m.id desc limit 1
  ) m on true
  where not (${isHere(count)} and ${inScope(count.scope)})`;

/**
 * Steps of a `with`. The last one, `verdicts`, holds the units of which a count has something to
 * say.
 */
export const verdicts = (count: Judged): RawBuilder<unknown> => sql`
  since as materialized (${since(count)}),
  scanned as materialized (${scanned(count)}),
  verdicts as materialized (${unscanned(count)} union all ${left(count)} union all ${found(count)})`;

/** The number of scanned units that belong to the scope and are in the counted shop. */
export const counted = (count: Judged): RawBuilder<{ units: number }> => sql`
  with scanned as materialized (${scanned(count)})
  select count(*) as units
  from scanned s join units u on u.company_id = ${count.companyId} and u.id = s.unit_id ${PRODUCT}
  where ${isHere(count)} and ${inScope(count.scope)}`;

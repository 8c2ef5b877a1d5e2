import type { Known, OperatedUnit } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { FROM_IDENTITY, TO_IDENTITY } from '../units/unit-history.repository';
import { IN_STOCK } from '../units/unit-select';
import { isOfPlace, sortOf } from './sorts';

/**
 * Whether a unit is still as movement `m` left it. One that was set aside or put back must also
 * still be in stock.
 */
const AS_LEFT = sql`case m.kind
  when 'repriced' then u.price = m.price
  when 'corrected' then u.product_id = m.to_product_id
    and u.number_id is not distinct from m.to_number_id
  when 'went_out' then u.out_id = m.out_id
  when 'sent' then u.shipment_id = m.shipment_id
  when 'set_aside' then ${IN_STOCK} and u.set_aside = m.to_set_aside
  when 'put_back' then ${IN_STOCK} and u.set_aside is null and m.from_set_aside is not null
  else ${IN_STOCK} and u.location_id is not distinct from m.to_location_id end`;

const IS_LATER = sql`x.id > m.id and x.operation_id is distinct from m.operation_id
  and ${sortOf(sql`x.kind`)} = ${sortOf(sql`m.kind`)}`;

/**
 * What happened to a unit since movement `m`: the latest later movement of the same sort. If there
 * is none, and yet the unit isn't as `m` left it, the latest change of its place: a unit that was
 * put back and then sold.
 */
const SINCE = sql`
  select x.kind, x.happened_at as at, w.username as by
  from movements x join users w on w.company_id = x.company_id and w.id = x.user_id
  where x.company_id = m.company_id and x.unit_id = m.unit_id
    and (coalesce(not (${AS_LEFT}), true) or (${IS_LATER}))
  order by (${IS_LATER}) desc, ${isOfPlace(sql`x.kind`)} desc, x.id desc limit 1`;

export type UnitState = Known<Pick<OperatedUnit, 'id' | 'code' | 'movement'>> & {
  since: Known<NonNullable<OperatedUnit['since']>> | null;
  location_id: number | null;
  from_location_id: number | null;
  to_location_id: number | null;
};
type Flat<T extends { since: unknown }> = Omit<T, 'since'> & {
  since_kind: NonNullable<OperatedUnit['since']>['kind'] | null;
  since_at: string | null;
  since_by: string | null;
};

const withSince = <T extends UnitState | OperatedUnit>({
  since_kind: kind,
  since_at: at,
  since_by: by,
  ...row
}: Flat<T>) => ({ ...row, since: kind && at && by ? { kind, at, by } : null }) as unknown as T;

const SINCE_COLUMNS = sql`since.kind as since_kind, since.at as since_at, since.by as since_by`;

interface AskedStates {
  operation: number;
  ids?: number[] | undefined;
  /** Whether to leave out units to which nothing happened since. */
  onlyMoved?: boolean;
}

/** What an operation did to its units, or to some of them, and what became of these since. */
export async function readUnitStates(
  db: Executor,
  companyId: number,
  { operation, ids, onlyMoved = false }: AskedStates,
): Promise<UnitState[]> {
  const asked = ids ? sql`and m.unit_id = any(cast(${ids} as bigint[]))` : sql``;
  const { rows } = await sql<Flat<UnitState>>`
    with done as materialized (
      select m.* from movements m
      where m.company_id = ${companyId} and m.operation_id = ${operation} ${asked}
    )
    select m.unit_id as id, p.code, m.kind as movement, u.location_id, m.from_location_id,
      m.to_location_id, ${SINCE_COLUMNS}
    from done m
    join units u on u.company_id = m.company_id and u.id = m.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    ${onlyMoved ? sql`` : sql`left`} join lateral (${SINCE}) since on true
    order by m.unit_id, m.id`.execute(db);
  return rows.map((row) => withSince<UnitState>(row));
}

/** Like `readUnitStates`, with all that the screen shows, for at most `limit` movements. */
export async function readOperatedUnits(
  db: Executor,
  companyId: number,
  { operation, limit }: { operation: number; limit: number },
): Promise<OperatedUnit[]> {
  const { rows } = await sql<Flat<OperatedUnit>>`
    with done as materialized (
      select * from movements where company_id = ${companyId} and operation_id = ${operation}
      order by unit_id, id limit ${limit}
    )
    select m.unit_id as id, p.code, b.name as brand, c.name as color, n.name as number,
      s.name as specific_type, p.name, u.barcode, m.kind as movement, f.name as from, t.name as to,
      m.from_price, m.price, ${FROM_IDENTITY} as from_identity, ${TO_IDENTITY} as to_identity,
      ${SINCE_COLUMNS}
    from done m
    join units u on u.company_id = m.company_id and u.id = m.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join specific_types s on s.company_id = p.company_id and s.id = p.specific_type_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    left join locations f on f.company_id = m.company_id and f.id = m.from_location_id
    left join locations t on t.company_id = m.company_id and t.id = m.to_location_id
    left join lateral (${SINCE}) since on true
    order by m.unit_id, m.id`.execute(db);
  return wholeUnits(rows.map((row) => withSince<OperatedUnit>(row)));
}

/**
 * A unit is undone whole: what stands against one of its movements stands against the others too.
 */
function wholeUnits(units: OperatedUnit[]): OperatedUnit[] {
  const kept = new Map(units.filter(({ since }) => since).map(({ id, since }) => [id, since]));
  return units.map((unit) => ({ ...unit, since: unit.since ?? kept.get(unit.id) ?? null }));
}

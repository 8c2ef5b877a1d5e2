import type { Conflict, OutReason, ProductType, SetAside } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { IS_IMPORTING } from './importing';
import { unitsSaid } from './units-in-words';

interface SentUnit {
  id: number;
  code: string;
  shipment_id: number;
  number: number;
  to: string;
  at: string;
  by: string;
}

interface GoneUnit {
  id: number;
  code: string;
  reason: OutReason;
  at: string;
  by: string;
}

export interface LockedUnit {
  id: number;
  code: string;
  product_id: number;
  /** Its size. */
  number_id: number | null;
  type: ProductType;
  price: string;
  import_price: string;
  location_id: number | null;
  sale_id: number | null;
  set_aside: SetAside | null;
  out_id: number | null;
  shipment_id: number | null;
  /** Part of an import that is not done. */
  importing: boolean;
}

type Nullable<T, K extends keyof T> = Omit<T, K> & { [key in K]: T[key] | null };

/**
 * Locks units until the transaction ends, always in the order of their ids: so nobody deadlocks. A
 * unit may have got a new product or delivery while its lock was waited for; the first statement
 * can't see these yet, so it runs once more.
 */
export async function lockUnits(tx: Tx, companyId: number, ids: number[]): Promise<LockedUnit[]> {
  const statement = sql<Nullable<LockedUnit, 'code' | 'import_price'>>`
    with locked as materialized (
      select * from units where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))
      order by id for no key update
    )
    select u.id, p.code, u.product_id, u.number_id, u.product_type as type, u.price, d.import_price,
      u.location_id, u.sale_id, u.set_aside, u.out_id, u.shipment_id, ${IS_IMPORTING} as importing
    from locked u
    left join deliveries d on d.company_id = u.company_id and d.id = u.delivery_id
    left join products p on p.company_id = u.company_id and p.id = u.product_id
    order by u.id`;
  const { rows } = await statement.execute(tx);
  const isWhole = rows.every((unit) => unit.code !== null && unit.import_price !== null);
  return (isWhole ? rows : (await statement.execute(tx)).rows) as LockedUnit[];
}

export function refuseRepeated(ids: number[], at = 'ids'): void {
  if (new Set(ids).size === ids.length) return;
  throw refuse('listed_twice', {}, { at });
}

export function refuseMissing(ids: number[], units: { id: number }[]): void {
  if (units.length === ids.length) return;
  const found = new Set(units.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id)).slice(0, 20);
  throw refuse('ids_not_found', { ids: missing.map(String) });
}

/** Throws 409 with every unit that is in stock, but not for sale. */
export function refuseSetAside(units: LockedUnit[]): void {
  const aside = units.filter(({ set_aside: reason }) => reason !== null);
  if (!aside.length) return;
  const conflicts = aside.map(({ id, code }) => ({ id, code, sold_at: null, sold_by: null }));
  throw refuse('set_aside', { units: unitsSaid(aside) }, { conflicts });
}

/** Throws 409 with every unit that is out, and why, when and by whom. */
async function refuseGone(tx: Tx, companyId: number, units: LockedUnit[]): Promise<void> {
  const gone = units.filter(({ out_id: outId }) => outId !== null).map(({ id }) => id);
  if (!gone.length) return;
  const { rows } = await sql<GoneUnit>`
    select u.id, p.code, g.reason, o.happened_at as at, w.username as by
    from units u
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join outs g on g.company_id = u.company_id and g.id = u.out_id
    join operations o on o.company_id = g.company_id and o.id = g.operation_id
    join users w on w.company_id = o.company_id and w.id = o.user_id
    where u.company_id = ${companyId} and u.id = any(cast(${gone} as bigint[]))
    order by u.id`.execute(tx);
  const named = rows.map((unit) => ({ ...unit, what: say(`out_${unit.reason}`) }));
  const conflicts = rows.map(({ id, code, ...out }) => ({
    ...{ id, code, sold_at: null, sold_by: null },
    out,
  }));
  throw refuse('not_in_stock', { units: unitsSaid(named) }, { conflicts });
}

/** Throws 409 with every unit that is under way, and in which shipment. */
export async function refuseUnderWay(
  tx: Tx,
  companyId: number,
  units: LockedUnit[],
): Promise<void> {
  const ids = units.filter(({ shipment_id: shipment }) => shipment !== null).map(({ id }) => id);
  if (!ids.length) return;
  const { rows } = await sql<SentUnit>`
    select u.id, p.code, h.id as shipment_id, h.number, t.name as to, h.sent_at as at,
      w.username as by
    from units u
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join shipments h on h.company_id = u.company_id and h.id = u.shipment_id
    join locations t on t.company_id = h.company_id and t.id = h.to_location_id
    join users w on w.company_id = h.company_id and w.id = h.user_id
    where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    order by u.id`.execute(tx);
  const conflicts = rows.map(({ id, code, shipment_id: shipment, ...sent }) => ({
    ...{ id, code, sold_at: null, sold_by: null },
    shipment: { id: shipment, ...sent },
  }));
  throw refuse('under_way', { units: unitsSaid(rows) }, { conflicts });
}

interface ComingUnit {
  id: number;
  code: string;
  import_id: number;
  name: string;
  at: string;
  by: string;
}

/** Throws 409 with every unit that belongs to an import which is not done, and to which. */
export async function refuseImporting(
  tx: Tx,
  companyId: number,
  units: LockedUnit[],
): Promise<void> {
  const ids = units.filter(({ importing }) => importing).map(({ id }) => id);
  if (!ids.length) return;
  const { rows } = await sql<ComingUnit>`
    select u.id, p.code, i.id as import_id, i.name, coalesce(i.started_at, i.uploaded_at) as at,
      w.username as by
    from units u
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join imports i on i.company_id = u.company_id and i.id = u.import_id
    join users w on w.company_id = i.company_id and w.id = i.user_id
    where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    order by u.id`.execute(tx);
  const conflicts = rows.map(({ id, code, import_id: of, ...file }) => ({
    ...{ id, code, sold_at: null, sold_by: null },
    import: { id: of, ...file },
  }));
  throw refuse('being_imported', { units: unitsSaid(rows) }, { conflicts });
}

/**
 * Throws 409 with every unit that cannot be moved: what is sold first, then what is out, what is
 * under way, and what is still being imported.
 */
export async function refuseOutOfStock(
  tx: Tx,
  companyId: number,
  units: LockedUnit[],
): Promise<void> {
  await refuseSold(tx, companyId, units);
  await refuseGone(tx, companyId, units);
  await refuseUnderWay(tx, companyId, units);
  await refuseImporting(tx, companyId, units);
}

/** Throws 409 with every unit that is sold, and who sold it when. */
export async function refuseSold(tx: Tx, companyId: number, units: LockedUnit[]): Promise<void> {
  const sold = units.filter(({ sale_id: saleId }) => saleId !== null).map(({ id }) => id);
  if (!sold.length) return;
  const { rows: conflicts } = await sql<Conflict>`
    select u.id, p.code, s.sold_at, w.username as sold_by
    from units u
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join sales s on s.company_id = u.company_id and s.id = u.sale_id
    join users w on w.company_id = s.company_id and w.id = s.user_id
    where u.company_id = ${companyId} and u.id = any(cast(${sold} as bigint[]))
    order by u.id`.execute(tx);
  throw refuse('already_sold', { units: unitsSaid(conflicts) }, { conflicts });
}

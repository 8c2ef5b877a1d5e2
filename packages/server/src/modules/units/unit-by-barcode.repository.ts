import type { ProductRow, UnitState } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { IS_IMPORTING } from './importing';
import { NAMED, NAMES_HERE, OWN, ROW } from './unit-select';

type UnitHere = Omit<ProductRow, 'out' | 'under_way_to'> & {
  is_here: boolean;
  held: UnitState['held'];
};

/** The basket that waits with a unit `u` in it. */
const HELD = sql`(
  select json_build_object('name', h.name, 'by', w.username, 'till', h.till, 'at', h.held_at)
  from held_baskets h join users w on w.company_id = h.company_id and w.id = h.user_id
  where h.company_id = u.company_id and h.resumed_at is null
    and h.items @> jsonb_build_array(jsonb_build_object('id', u.id))
  order by h.id limit 1)`;

interface UnitAnywhere extends ProductRow {
  sold_at: string | null;
  sold_by: string | null;
  sold_for: string | null;
  receipt_number: number | null;
  out_at: string | null;
  out_by: string | null;
  out_note: string | null;
  sent_number: number | null;
  sent_id: number;
  sent_at: string;
  sent_by: string;
  importing: boolean;
}

/** A unit as it stands on a shelf; `is_here` says whether it does. */
async function readHere(
  db: Executor,
  companyId: number,
  barcode: string,
): Promise<UnitHere | undefined> {
  const { rows } = await sql<UnitHere>`
    select ${OWN}, ${NAMES_HERE},
      coalesce(u.sale_id, u.out_id, u.shipment_id) is null
        and (u.import_id is null or not ${IS_IMPORTING}) as is_here, ${HELD} as held
    from units u ${NAMED}
    where u.company_id = ${companyId} and u.barcode = ${barcode}`.execute(db);
  return rows[0];
}

/** Units with what became of them; this reads three times as many tables as `readHere`. */
async function readAnywhere(
  db: Executor,
  companyId: number,
  which: RawBuilder<unknown>,
): Promise<UnitAnywhere[]> {
  const { rows } = await sql<UnitAnywhere>`
    select ${ROW}, s.sold_at, s.receipt_number, w.username as sold_by, x.price as sold_for,
      o.happened_at as out_at, ow.username as out_by, o.note as out_note, h.id as sent_id,
      h.number as sent_number, h.sent_at, hw.username as sent_by, ${IS_IMPORTING} as importing
    from units u ${NAMED}
    left join sales s on s.company_id = u.company_id and s.id = u.sale_id
    left join users w on w.company_id = s.company_id and w.id = s.user_id
    left join sale_lines x on x.company_id = u.company_id and x.unit_id = u.id
      and x.reversal_id is null and not x.owed
    left join outs g on g.company_id = u.company_id and g.id = u.out_id
    left join operations o on o.company_id = g.company_id and o.id = g.operation_id
    left join users ow on ow.company_id = o.company_id and ow.id = o.user_id
    left join shipments h on h.company_id = u.company_id and h.id = u.shipment_id
    left join users hw on hw.company_id = h.company_id and hw.id = h.user_id
    where u.company_id = ${companyId} and ${which}`.execute(db);
  return rows;
}

/** One unit by its barcode, in stock, sold or out. */
export async function readByBarcode(
  db: Executor,
  companyId: number,
  barcode: string,
): Promise<UnitState | undefined> {
  const here = await readHere(db, companyId, barcode);
  if (!here) return undefined;
  const { is_here: isHere, ...standing } = here;
  if (isHere) {
    const nowhereElse = { out: null, under_way_to: null, sold: null, went_out: null };
    return { ...standing, ...nowhereElse, shipment: null };
  }
  const [found] = await readAnywhere(db, companyId, sql`u.barcode = ${barcode}`);
  return found && stateOf(found);
}

/** Units by their ids, wherever they are. */
export async function readUnits(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<Map<number, UnitState>> {
  if (!ids.length) return new Map();
  const found = await readAnywhere(db, companyId, sql`u.id = any(cast(${ids} as bigint[]))`);
  return new Map(found.map((unit) => [unit.id, stateOf(unit)]));
}

function stateOf(found: UnitAnywhere): UnitState {
  const { sold_at, sold_by, sold_for, receipt_number, out_at, out_by, out_note, ...there } = found;
  const { importing, ...placed } = there;
  const { sent_id: id, sent_number: number, sent_at: at, sent_by: by, ...unit } = placed;
  const shipment = number === null ? null : { id, number, from: unit.location, at, by };
  const sold =
    sold_at && sold_by && sold_for && receipt_number
      ? { at: sold_at, by: sold_by, price: sold_for, receipt_number }
      : null;
  const wentOut = out_at && out_by ? { at: out_at, by: out_by, note: out_note ?? '' } : null;
  return { ...unit, sold, went_out: wentOut, shipment, ...(importing ? { importing } : {}) };
}

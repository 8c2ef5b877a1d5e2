import type { SettleReason } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../../db/database';
import { partsOfLines } from '../../sold-sales/mending/reversing.repository';
import type { Replaced } from './asked-lines';

/** What is on record of a sale without a line that somebody settles. */
export interface OpenSale {
  reasons: SettleReason[];
  till_number: number;
  slip: number;
  settled_at: string | null;
}

/** Holds a sale without a line: one after the other settles it. */
export async function holdOfflineSale(
  tx: Tx,
  companyId: number,
  saleId: number,
): Promise<OpenSale | undefined> {
  const { rows } = await sql<OpenSale>`
    select to_json(o.reasons) as reasons, o.slip, o.settled_at, t.number as till_number
    from offline_sales o
    join shared_tills t on t.company_id = o.company_id and t.id = o.shared_till_id
    where o.company_id = ${companyId} and o.sale_id = ${saleId} for update of o`.execute(tx);
  return rows[0];
}

interface Replacing {
  companyId: number;
  userId: number;
  operationId: number;
  at: string;
}

/**
 * Puts lines with other units in the place of those that were owed theirs, and takes these units out
 * of stock; answers the ids of the lines. Prices and ways of payment stay.
 */
export async function insertReplacements(
  tx: Tx,
  { companyId, userId, operationId, at }: Replacing,
  lines: (Replaced & { bookedOn: string })[],
): Promise<number[]> {
  const ids = lines.map(({ line }) => line.id);
  const { rows } = await sql<{ id: number }>`
    with chosen as (
      select * from unnest(cast(${ids} as bigint[]),
        cast(${lines.map(({ unit }) => unit.id)} as bigint[]),
        cast(${lines.map(({ unit }) => unit.import_price)} as numeric[]),
        cast(${lines.map(({ unit }) => unit.price)} as numeric[]),
        cast(${lines.map(({ bookedOn }) => bookedOn)} as date[]))
        with ordinality as a (line_id, unit_id, import_price, regular_price, booked_on, place)
    ), added as (
      insert into sale_lines (company_id, sale_id, unit_id, product_type, import_price,
        regular_price, price, payment_type, bank, sale_type, sold_on, corrects_id)
      select x.company_id, x.sale_id, a.unit_id, x.product_type, a.import_price, a.regular_price,
        x.price, x.payment_type, x.bank, x.sale_type, a.booked_on, x.id
      from chosen a join sale_lines x on x.company_id = ${companyId} and x.id = a.line_id order by a.place
      returning id, sale_id, unit_id, price, corrects_id
    ), split as (
      insert into entry_parts (company_id, entry_id, place, way, amount)
      select ${companyId}, added.id, p.place, p.way, p.amount
      from ${partsOfLines(lines.map(({ line }) => line))}
      join added on added.corrects_id = p.line_id
    ), taken as (
      update units u set sale_id = added.sale_id from added
      where u.company_id = ${companyId} and u.id = added.unit_id
      returning u.id, u.location_id
    ), moved as (
      insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
        from_location_id, price, operation_id)
      select ${companyId}, added.unit_id, 'sold', ${at}, ${at}, ${userId}, taken.location_id,
        added.price, cast(${operationId} as bigint)
      from added join taken on taken.id = added.unit_id order by added.id
    )
    select id from added order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface Noted {
  companyId: number;
  saleId: number;
  userId: number;
  at: string;
  /** Nothing is left of it. */
  isSettled: boolean;
  note: string;
}

/** Notes what was said when a sale was settled and, where nothing is left, who did it and when. */
export async function noteSettled(
  tx: Tx,
  { companyId, saleId, userId, at, isSettled, note }: Noted,
): Promise<void> {
  if (!isSettled && !note) return;
  await tx
    .updateTable('offline_sales')
    .set({ ...(isSettled && { settled_at: at, settled_by: userId }), ...(note && { note }) })
    .where('company_id', '=', companyId)
    .where('sale_id', '=', saleId)
    .execute();
}

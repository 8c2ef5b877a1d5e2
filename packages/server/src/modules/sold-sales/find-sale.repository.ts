import type { OfflineSlip } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';

const firstId = (rows: { id: number | null }[]) => rows[0]?.id ?? undefined;

/** The sale with this running number. */
export async function findByReceipt(db: Executor, companyId: number, receiptNumber: number) {
  const { rows } = await sql<{ id: number }>`select id from sales
    where company_id = ${companyId} and receipt_number = ${receiptNumber}`.execute(db);
  return firstId(rows);
}

/** The sale of what was taken in exchange for a return, else the sale that the goods came from. */
export async function findByReturn(db: Executor, companyId: number, returnNumber: number) {
  const { rows } = await sql<{ id: number | null }>`
    select coalesce(r.exchange_sale_id, (
      select x.sale_id from reversals v
      join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
      where v.company_id = r.company_id and v.return_id = r.id order by v.id limit 1)) as id
    from returns r
    where r.company_id = ${companyId} and r.return_number = ${returnNumber}`.execute(db);
  return firstId(rows);
}

/** The sale of a slip that a till printed without a line; of one that was printed twice, the first. */
export async function findByOfflineSlip(
  db: Executor,
  companyId: number,
  { till, counter }: OfflineSlip,
) {
  const { rows } = await sql<{ id: number }>`
    select o.sale_id as id from offline_sales o
    join shared_tills t on t.company_id = o.company_id and t.id = o.shared_till_id
    where o.company_id = ${companyId} and t.number = ${till} and o.slip = ${counter}
    order by o.came_at, o.sale_id limit 1`.execute(db);
  return firstId(rows);
}

/**
 * The sale that has a unit, else the newest that had it or is still owed it; null where it never
 * was sold, undefined for an unknown barcode.
 */
export async function findByUnit(
  db: Executor,
  companyId: number,
  barcode: string,
): Promise<number | null | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select coalesce(u.sale_id, (
      select x.sale_id from sale_lines x
      where x.company_id = u.company_id and x.unit_id = u.id and (x.reversal_id is null) = x.owed
      order by x.id desc limit 1)) as id
    from units u where u.company_id = ${companyId} and u.barcode = ${barcode}`.execute(db);
  return rows[0]?.id;
}

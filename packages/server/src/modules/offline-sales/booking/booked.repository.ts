import type { SettleReason } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';

/** What became of a key. */
export interface Booked {
  sale: number;
  receipt_number: number;
  reasons: SettleReason[];
  /** Its slip is on record; not so where the request came through while there was a line. */
  is_linked: boolean;
}

/** The sale that was made with a key, with or without a line; undefined where none was. */
export async function readBooked(
  db: Executor,
  companyId: number,
  key: string,
): Promise<Booked | undefined> {
  const { rows } = await sql<Booked>`
    select s.id as sale, s.receipt_number, to_json(coalesce(o.reasons, '{}')) as reasons,
      o.sale_id is not null as is_linked
    from sales s
    left join offline_sales o on o.company_id = s.company_id and o.sale_id = s.id
    where s.company_id = ${companyId} and s.client_key = ${key}`.execute(db);
  return rows[0];
}

interface NewOfflineSale {
  companyId: number;
  sale: number;
  till: number;
  slip: number;
  at: string;
  sentBy: number;
  reasons: SettleReason[];
}

/** Notes with which slip a till made a sale. */
export const insertOfflineSale = (
  tx: Tx,
  { companyId, sale, till, slip, at, sentBy, reasons }: NewOfflineSale,
) =>
  tx
    .insertInto('offline_sales')
    .values({
      company_id: companyId,
      sale_id: sale,
      shared_till_id: till,
      slip,
      came_at: at,
      sent_by: sentBy,
      reasons,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Whether a till's counter was used before, or went back: a sale with a higher one was made
 * earlier. Sales may come in in any order.
 */
export async function isCounterSpent(
  db: Executor,
  companyId: number,
  { till, slip, soldAt }: { till: number; slip: number; soldAt: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from offline_sales o
    join sales s on s.company_id = o.company_id and s.id = o.sale_id
    where o.company_id = ${companyId} and o.shared_till_id = ${till} and o.slip >= ${slip}
      and (o.slip = ${slip} or s.sold_at < ${soldAt})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether somebody held a session at a till between two moments. */
export async function wasConfirmed(
  db: Executor,
  companyId: number,
  asked: { till: number; seller: number; from: Date; to: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('till_confirmations')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('shared_till_id', '=', asked.till)
    .where('user_id', '=', asked.seller)
    .where('confirmed_at', '>=', asked.from.toISOString())
    .where('confirmed_at', '<=', asked.to.toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

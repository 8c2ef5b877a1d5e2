import type { Sold } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import type { AppError } from '../../errors';
import { mismatch, savedByAnother } from '../../http/idempotency';
import type { Basket } from './basket';
import { partsOfEntry } from './entry-parts';
import type { Paid, Part } from './parts';

type Line = [
  unit: number,
  price: string,
  payment: string,
  bank: string | null,
  channel: string,
  parts: Part[] | null,
];

interface Kept extends Omit<Sold, 'ids'> {
  user_id: number;
  received: string | null;
  salesperson_id: number | null;
  lines: Line[];
}

async function readByKey(tx: Tx, companyId: number, key: string): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select s.id, s.receipt_number, s.total, s.operation_id as operation, s.user_id,
      s.received, s.salesperson_id,
      json_agg(json_build_array(x.unit_id, cast(x.price as text), x.payment_type, x.bank,
        x.sale_type, ${partsOfEntry(sql`x.id`)}) order by x.id) as lines
    from sales s join sale_lines x on x.company_id = s.company_id and x.sale_id = s.id
    where s.company_id = ${companyId} and s.client_key = ${key} and x.corrects_id is null
    group by s.company_id, s.id`.execute(tx);
  return rows[0];
}

const linesOf = ({ items, paid }: Basket): Line[] =>
  items.map(({ id, price, sale_type: channel }, index) => {
    const { payment_type: payment, bank, parts } = paid[index] as Paid;
    return [id, price, payment, bank, channel, parts];
  });

const isSame = (kept: Kept, basket: Basket, userId: number): boolean =>
  JSON.stringify(kept.lines) === JSON.stringify(linesOf(basket)) &&
  kept.received === basket.received &&
  (kept.salesperson_id ?? userId) === (basket.salesperson ?? userId);

/** The refusal for a key that made another sale: the caller's own, or a colleague's. */
export async function refusedKey(
  tx: Tx,
  companyId: number,
  { key, userId }: { key: string | undefined; userId: number },
): Promise<AppError> {
  const earlier = key ? await readByKey(tx, companyId, key) : undefined;
  return earlier && earlier.user_id !== userId ? savedByAnother() : mismatch();
}

/**
 * The sale that this request made before: its key outlives the answers that are kept for retries.
 * Throws 422 where the key made another one, or a colleague's.
 */
export async function readEarlierSale(
  tx: Tx,
  { caller: { companyId, userId }, key }: Context,
  basket: Basket,
): Promise<Sold | undefined> {
  const earlier = key ? await readByKey(tx, companyId, key) : undefined;
  if (!earlier) return undefined;
  if (earlier.user_id !== userId) throw savedByAnother();
  if (!isSame(earlier, basket, userId)) throw mismatch();
  const { id, receipt_number, total, operation, lines } = earlier;
  return { id, receipt_number, total, operation, ids: lines.map(([unit]) => unit) };
}

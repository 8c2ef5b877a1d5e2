import type { ParsedSellItem, Sold } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import type { AppError } from '../../errors';
import { mismatch, savedByAnother } from '../../http/idempotency';

type Line = [unit: number, price: string, payment: string, bank: string | null, channel: string];

interface Kept extends Omit<Sold, 'ids'> {
  user_id: number;
  lines: Line[];
}

async function readByKey(tx: Tx, companyId: number, key: string): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select s.id, s.receipt_number, s.total, s.operation_id as operation, s.user_id,
      json_agg(json_build_array(x.unit_id, cast(x.price as text), x.payment_type, x.bank,
        x.sale_type) order by x.id) as lines
    from sales s join sale_lines x on x.company_id = s.company_id and x.sale_id = s.id
    where s.company_id = ${companyId} and s.client_key = ${key} and x.corrects_id is null
    group by s.company_id, s.id`.execute(tx);
  return rows[0];
}

const lineOf = ({ id, price, paymentType, bank, sale_type: channel }: ParsedSellItem): Line => [
  id,
  price,
  paymentType,
  paymentType === 'bank' && bank ? bank : null,
  channel,
];

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
  basket: ParsedSellItem[],
): Promise<Sold | undefined> {
  const earlier = key ? await readByKey(tx, companyId, key) : undefined;
  if (!earlier) return undefined;
  const { user_id: seller, lines, ...sold } = earlier;
  const isSame = JSON.stringify(lines) === JSON.stringify(basket.map(lineOf));
  if (seller !== userId) throw savedByAnother();
  if (!isSame) throw mismatch();
  return { ...sold, ids: lines.map(([unit]) => unit) };
}

import crypto from 'node:crypto';

import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { reserveIds } from '../bulk-insert';
import type { NumberedGoods } from '../demo-rows';
import type { DemoSale } from '../demo-sales';
import type { DemoLine } from './demo-reversals';

/** Sales that a till made without a line, the last of them with a unit that was sold twice. */
const SLIPS = 3;
const MINUTES_UNTIL_BACK = 35;

interface Invented {
  lines: DemoLine[];
  sales: DemoSale[];
  today: string;
}

const isPlain = ({ mistyped, back, paid }: DemoLine) =>
  mistyped === null && back === null && paid.parts === null;

/**
 * Lets the last sale before today in the first shop give away a unit that the sale before had sold
 * already. The unit that it would have sold stays in stock: it could take that one's place.
 */
export function sellTwice({ lines, sales, today }: Invented): void {
  const plain = lines.filter((line) => {
    const sale = sales[line.sale] as DemoSale;
    return isPlain(line) && sale.location === 0 && sale.day < today;
  });
  const owed = plain.at(-1);
  const taken = plain.findLast((line) => line.sale !== owed?.sale);
  if (!owed || !taken) return;
  const spare = owed.unit;
  Object.assign(spare, { ...taken.unit, sale: null });
  Object.assign(owed, { unit: taken.unit, isOwed: true });
}

/** Notes which of the sales a till made without a line. */
export async function addOutage(db: Executor, goods: NumberedGoods): Promise<void> {
  const { companyId, sales, saleIds, locationIds, userIds, now, lines } = goods;
  const owed = lines.find(({ isOwed }) => isOwed);
  if (!owed) return;
  const made = sales.flatMap((sale, index) =>
    index <= owed.sale && sale.location === 0 ? [{ sale, id: saleIds[index] as number }] : [],
  );
  const [till = 0] = await reserveIds(db, 'shared_tills', 1);
  const at = now.toISOString();
  await sql`insert into shared_tills (company_id, id, name, location_id, secret_hash, registered_by,
      registered_at, seen_at, revoked_at, number, last_slip)
    values (${companyId}, ${till}, 'Front', ${locationIds[0]},
      ${crypto.randomBytes(32).toString('hex')}, ${userIds[0]}, ${made[0]?.sale.at.toISOString()},
      ${at}, ${at}, 1, ${SLIPS})`.execute(db);
  for (const [index, { sale, id }] of made.slice(-SLIPS).entries()) {
    const back = Math.min(sale.at.getTime() + MINUTES_UNTIL_BACK * 60_000, now.getTime());
    const reasons = id === saleIds[owed.sale] ? ['unit_sold'] : [];
    await sql`insert into offline_sales (company_id, sale_id, shared_till_id, slip, came_at, sent_by,
        reasons)
      values (${companyId}, ${id}, ${till}, ${index + 1}, ${new Date(back).toISOString()},
        ${userIds[sale.seller]}, cast(${reasons} as text[]))`.execute(db);
  }
}

import type { CheckedOut, ParsedCheckout, ParsedCheckoutItem, Sold } from '@backoffice/contracts';

import type { Context } from '../../caller';
import { takeNumbers } from '../../db/counters';
import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import { holdOpenPeriod } from '../till/periods';
import type { LockedUnit } from '../units/stock-claims';
import { type Basket, basketOf, changeOf } from './basket';
import { claimBasket } from './claim-basket';
import { readEarlierSale } from './earlier-sale';
import { recordSale } from './record-sale';
import { refuseStrangeSeller } from './sellers.repository';

/** Tells a seller who saw another regular price that the one on record counts. */
function priceNotice(items: ParsedCheckoutItem[], units: LockedUnit[]): string | undefined {
  const onRecord = new Map(units.map((unit) => [unit.id, unit]));
  const differing = items.flatMap(({ id, regular_price: seen }) => {
    const unit = onRecord.get(id);
    return unit && unit.price !== seen ? [`${unit.code} (${id}) ${unit.price} €`] : [];
  });
  return differing.length ? `Regular price on record: ${differing.join(', ')}` : undefined;
}

/**
 * Sells a basket, whole or not at all: one receipt, a line for each unit with the prices of this
 * moment. Throws 409 with the units that somebody sold before.
 */
export async function sellBasket(
  tx: Tx,
  context: Context,
  basket: Basket,
): Promise<{ sold: Sold; notice: string | undefined }> {
  const { companyId, locationId: ownShop } = context.caller;
  const claimed = await claimBasket(tx, context, basket).catch(async (refusal: unknown) => {
    // A retry whose answer was cleared away finds its own units sold.
    const earlier = refusal instanceof AppError && (await readEarlierSale(tx, context, basket));
    if (earlier) return earlier;
    throw refusal;
  });
  if ('receipt_number' in claimed) return { sold: claimed, notice: undefined };
  const locationId = ownShop ?? claimed.units[0]?.location_id ?? null;
  const at = context.now.toISOString();
  const periodId = await holdOpenPeriod(tx, { companyId, locationId, at });
  // The last of all locks, since every sale of the company waits for it: it is held for one
  // statement and the commit.
  const { receipt } = await takeNumbers(tx, companyId, { receipt: 1 });
  const [receiptNumber = 0] = receipt;
  const { sold } = await recordSale(
    tx,
    context,
    { ...claimed, basket },
    { receiptNumber, periodId, locationId },
  );
  return { sold, notice: priceNotice(basket.items, claimed.units) };
}

/** Sells as `sellBasket` does, paid in one way or several, and says what goes back in cash. */
export async function checkOut(
  tx: Tx,
  context: Context,
  asked: ParsedCheckout,
): Promise<{ sold: CheckedOut; notice: string | undefined }> {
  const basket = basketOf(asked);
  await refuseStrangeSeller(tx, context.caller, basket.salesperson);
  const { sold, notice } = await sellBasket(tx, context, basket);
  return { sold: { ...sold, change: changeOf(basket) }, notice };
}

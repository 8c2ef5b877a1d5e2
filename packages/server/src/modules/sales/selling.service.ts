import type { ParsedSellItem, Sold } from '@backoffice/contracts';

import { takeNumbers } from '../../db/counters';
import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import type { Context } from '../../http/context';
import { refuseOtherShops } from '../products/own-shop';
import {
  type LockedUnit,
  lockUnits,
  refuseMissing,
  refuseRepeated,
  refuseSold,
} from '../products/stock-claims';
import { refuseBelowFloor } from './price-floor';
import { insertSale } from './selling.repository';

/** The bank counts only where money goes through one. */
function bankOf({ paymentType, bank }: ParsedSellItem, index: number) {
  if (paymentType === 'cash') return null;
  if (bank) return bank;
  const message = 'Please choose a bank';
  throw new AppError('invalid', message, { fields: { [`${index}.bank`]: message } });
}

/** What a seller should know who saw another regular price than the one on record, which counts. */
function priceNotice(basket: ParsedSellItem[], units: LockedUnit[]): string | undefined {
  const onRecord = new Map(units.map((unit) => [unit.id, unit]));
  const differing = basket.flatMap(({ id, regular_price: seen }) => {
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
  basket: ParsedSellItem[],
): Promise<{ sold: Sold; notice: string | undefined }> {
  const { caller, now, today } = context;
  const { companyId, userId, locationId } = caller;
  const ids = basket.map(({ id }) => id);
  refuseRepeated(ids);
  const banks = basket.map(bankOf);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  refuseOtherShops(caller, units);
  await refuseSold(tx, companyId, units);
  await refuseBelowFloor(tx, context, basket, units);
  // Last of all locks, and in everybody's way: held for one statement and the commit.
  const [receiptNumber = 0] = await takeNumbers(tx, companyId, 'receipt', 1);
  const { id, total } = await insertSale(tx, {
    companyId,
    userId,
    receiptNumber,
    locationId: locationId ?? units[0]?.location_id ?? null,
    at: now.toISOString(),
    day: today,
    ids,
    prices: basket.map(({ price }) => price),
    paymentTypes: basket.map(({ paymentType }) => paymentType),
    banks,
    saleTypes: basket.map((item) => item.sale_type),
  });
  const sold = { id, receipt_number: receiptNumber, total, ids };
  return { sold, notice: priceNotice(basket, units) };
}

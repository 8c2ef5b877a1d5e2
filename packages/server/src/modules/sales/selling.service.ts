import type { ParsedSellItem, Sold } from '@backoffice/contracts';

import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import type { Context } from '../../http/context';
import { takeNumbers } from '../products/barcodes';
import { lockUnits, refuseMissing, refuseRepeated, refuseSold } from '../products/stock-claims';
import { insertSale } from './selling.repository';

/** The bank counts only where money goes through one. */
function bankOf({ paymentType, bank }: ParsedSellItem, index: number) {
  if (paymentType === 'cash') return null;
  if (bank) return bank;
  const message = 'Please choose a bank';
  throw new AppError('invalid', message, { fields: { [`${index}.bank`]: message } });
}

/**
 * Sells a basket, whole or not at all: one receipt, a line for each unit with the prices of this
 * moment. Throws 409 with the units that somebody sold before.
 */
export async function sellBasket(
  tx: Tx,
  { caller, now, today }: Context,
  basket: ParsedSellItem[],
): Promise<Sold> {
  const { companyId, userId, locationId } = caller;
  const ids = basket.map(({ id }) => id);
  refuseRepeated(ids);
  const banks = basket.map(bankOf);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  await refuseSold(tx, companyId, units);
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
  return { id, receipt_number: receiptNumber, total, ids };
}

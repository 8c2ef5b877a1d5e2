import type { Sold } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { wayOf } from '../till/ways';
import type { ClaimedBasket } from './claim-basket';
import { refusedKey } from './earlier-sale';
import { insertSale } from './selling.repository';

interface Held {
  receiptNumber: number;
  /** The open period of the shop. */
  periodId: number;
  locationId: number | null;
  /** The operation of an exchange, whose return books the money and the figures. */
  operationId?: number;
}

const sumsOf = ({ basket, banks }: ClaimedBasket) =>
  basket.map(({ price, paymentType, sale_type }, index) => ({
    way: wayOf({ payment_type: paymentType, bank: banks[index] ?? null, sale_type }),
    amount: price,
  }));

/**
 * Sells what was claimed: one receipt, a line for each unit with the prices of this moment. `lines`
 * are the ids of the new lines.
 */
export async function recordSale(
  tx: Tx,
  { caller: { companyId, userId }, now, today, key }: Context,
  claimed: ClaimedBasket,
  { receiptNumber, periodId, locationId, operationId }: Held,
): Promise<{ sold: Sold; lines: number[] }> {
  const { basket, banks, settings } = claimed;
  const ids = basket.map(({ id }) => id);
  const made = await insertSale(tx, {
    companyId,
    userId,
    receiptNumber,
    locationId,
    periodId,
    vatRate: settings.vat_rate,
    clientKey: key ?? null,
    at: now.toISOString(),
    day: today,
    operationId: operationId ?? null,
    sums: sumsOf(claimed),
    ids,
    prices: basket.map(({ price }) => price),
    paymentTypes: basket.map(({ paymentType }) => paymentType),
    banks,
    saleTypes: basket.map((item) => item.sale_type),
  });
  if (!made) throw await refusedKey(tx, companyId, { key, userId });
  const { id, total, operation, lines } = made;
  return { sold: { id, receipt_number: receiptNumber, total, ids, operation }, lines };
}

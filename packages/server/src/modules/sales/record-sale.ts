import type { Sold } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import type { Basket } from './basket';
import type { ClaimedBasket } from './claim-basket';
import { refusedKey } from './earlier-sale';
import { moneyOf, type Paid, type Part } from './parts';
import { insertSale, type NewSale } from './selling.repository';

interface Held extends Pick<NewSale, 'soldAt' | 'late' | 'owed'> {
  receiptNumber: number;
  /** The open period of the shop, or the closed one of a late sale. */
  periodId: number;
  locationId: number | null;
  /** The operation of an exchange, whose return books the money and the figures. */
  operationId?: number;
}

/** Whose sale it is, and the day on which it counts. */
type Selling = Pick<Context, 'now' | 'today' | 'key'> & {
  caller: Pick<Context['caller'], 'companyId' | 'userId'>;
};

interface Sale extends Pick<ClaimedBasket, 'settings'> {
  basket: Basket;
}

const linesOf = ({ items, paid }: Basket) =>
  items.map((item, index) => ({ ...item, ...(paid[index] as Paid) }));

/** Places of parts count from 1. */
const placed = (unit: number, parts: Part[] | null) =>
  (parts ?? []).map((part, index) => ({ ...part, unit, place: index + 1 }));

/**
 * Sells what was claimed: one receipt, a line for each unit with the prices of this moment. `lines`
 * are the ids of the new lines.
 */
export async function recordSale(
  tx: Tx,
  { caller: { companyId, userId }, now, today, key }: Selling,
  { settings, basket }: Sale,
  { receiptNumber, operationId, ...held }: Held,
): Promise<{ sold: Sold; lines: number[] }> {
  const lines = linesOf(basket);
  const ids = lines.map(({ id }) => id);
  const made = await insertSale(tx, {
    companyId,
    userId,
    receiptNumber,
    ...held,
    vatRate: settings.vat_rate,
    clientKey: key ?? null,
    at: now.toISOString(),
    day: today,
    operationId: operationId ?? null,
    sums: lines.flatMap(moneyOf),
    received: basket.received,
    salesperson: basket.salesperson === userId ? null : basket.salesperson,
    ids,
    prices: lines.map(({ price }) => price),
    paymentTypes: lines.map((line) => line.payment_type),
    banks: lines.map(({ bank }) => bank),
    saleTypes: lines.map((line) => line.sale_type),
    parts: lines.flatMap(({ id, parts }) => placed(id, parts)),
  });
  if (!made) throw await refusedKey(tx, companyId, { key, userId });
  const { id, total, operation } = made;
  return { sold: { id, receipt_number: receiptNumber, total, ids, operation }, lines: made.lines };
}

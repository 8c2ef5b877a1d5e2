import type { OutReason, ParsedStockOut, StockChange } from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuseOtherShops } from '../units/own-shop';
import { recordOperation } from '../units/record-operation';
import { lockUnits, refuseMissing, refuseOutOfStock, refuseRepeated } from '../units/stock-claims';
import { unitsInWords } from '../units/units-in-words';
import { takeOut } from './stock.repository';

/** Takes units out of stock, all of them or none. Throws 409 for what is sold or out already. */
export async function takeOutOfStock(
  tx: Tx,
  context: Context,
  { ids, reason, note }: ParsedStockOut,
): Promise<StockChange> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  refuseRepeated(ids);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  refuseOtherShops(caller, units);
  await refuseOutOfStock(tx, companyId, units);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'adjustment', at, note });
  await takeOut(tx, { companyId, userId, ids, operation, at, reason });
  await recordEvent(tx, context, { kind: 'stock.out', ...told(reason, unitsInWords(units)) });
  return { ids, operation };
}

const told = (reason: OutReason, subject: string) => ({
  subject,
  changes: { reason: { before: null, after: reason } },
});

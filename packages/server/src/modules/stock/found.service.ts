import type { ParsedStockIn, StockChange } from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Caller, Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { requireLocation } from '../reference/reference.service';
import { recordOperation } from '../units/record-operation';
import {
  type LockedUnit,
  lockUnits,
  refuseImporting,
  refuseMissing,
  refuseRepeated,
  refuseSold,
  refuseUnderWay,
} from '../units/stock-claims';
import { unitsInWords } from '../units/units-in-words';
import { unitsSaid } from '../units/units-in-words';
import { putIn } from './stock.repository';

/** Throws 409 with every unit that is in stock already. */
function refuseInStock(units: LockedUnit[]): void {
  const inStock = units.filter(({ out_id: out }) => out === null);
  if (!inStock.length) return;
  const conflicts = inStock.map(({ id, code }) => ({ id, code, sold_at: null, sold_by: null }));
  throw refuse('in_stock_already', { units: unitsSaid(inStock) }, { conflicts });
}

/** Throws 403 where somebody who works for one shop would find something in another. */
function refuseOtherPlace({ isLimited, locationId }: Caller, location: number): void {
  if (isLimited && location !== locationId) {
    throw refuse('own_shop_finds');
  }
}

/** Puts units that were out back into stock where they were found, all of them or none. */
export async function putBackIntoStock(
  tx: Tx,
  context: Context,
  { ids, location, note }: ParsedStockIn,
): Promise<StockChange> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  refuseRepeated(ids);
  await requireLocation(tx, companyId, location);
  refuseOtherPlace(caller, location);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  await refuseSold(tx, companyId, units);
  await refuseUnderWay(tx, companyId, units);
  await refuseImporting(tx, companyId, units);
  refuseInStock(units);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'adjustment', at, note });
  await putIn(tx, { companyId, userId, ids, operation, at, location });
  await recordEvent(tx, context, { kind: 'stock.found', subject: unitsInWords(units) });
  return { ids, operation };
}

import type { SaleView, VoidInput } from '@backoffice/contracts';

import { permit } from '../../../approvals/permit';
import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { countFigures } from '../../figures/count-figures';
import { paidBack } from '../../sales/parts';
import { viewSale } from '../sold-sales.service';
import { beginMending, type ClaimedSale, claimSale, mendEntries } from './claim-sale';
import { refuseOwed, refuseReversed } from './reversed-lines';
import { insertReversals, putBack } from './reversing.repository';

/**
 * The lines that are not reversed; throws 409 where one was returned, none is left, or
 * one isn't settled.
 */
async function liveLines(tx: Tx, companyId: number, { lines }: ClaimedSale) {
  const ids = lines.map(({ id }) => id);
  await refuseReversed(tx, companyId, ids, ['return']);
  const live = lines.filter((line) => line.reversal_id === null);
  if (!live.length) await refuseReversed(tx, companyId, ids);
  refuseOwed(live);
  return live;
}

/** Undoes a sale that was a mistake: its units are in stock again, and no money moves. */
export async function voidSale(
  tx: Tx,
  context: Context,
  saleId: number,
  { period, reason }: VoidInput,
): Promise<SaleView & { operation: number }> {
  const { companyId } = context.caller;
  const claimed = await claimSale(tx, context, saleId, period);
  const lines = await liveLines(tx, companyId, claimed);
  const { approvedBy } = await permit(tx, context, 'sales.correct');
  const mending = await beginMending(tx, context, 'void', { claimed, reason });
  const reversed = lines.map((line) => ({
    ...line,
    reason,
    bookedOn: claimed.isOpen ? line.sold_on : claimed.day,
  }));
  const reversals = await insertReversals(tx, { ...mending, approvedBy }, reversed);
  await putBack(tx, { ...mending, kind: 'voided', locationId: null }, lines);
  await mendEntries(tx, mending, claimed, lines.flatMap(paidBack));
  await countFigures(tx, companyId, reversals);
  const { receipt_number: receipt, total } = claimed.sale;
  const changes = { total: { before: total, after: null }, reason: { after: reason } };
  const subject = `Receipt ${receipt}`;
  await recordEvent(tx, context, { kind: 'sale.voided', subject, changes, approvedBy });
  return { ...(await viewSale(tx, context, saleId)), operation: mending.operationId };
}

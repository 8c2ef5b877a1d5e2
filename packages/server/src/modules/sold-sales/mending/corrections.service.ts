import type { ParsedCorrections, SaleView } from '@backoffice/contracts';

import { permit } from '../../../approvals/permit';
import { recordEvent } from '../../../audit/record-event';
import type { Changes } from '../../../audit/told';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { readSettings } from '../../company/settings.repository';
import { countFigures } from '../../figures/count-figures';
import { isAbove } from '../../sales/cash-limit';
import { moneyOf, paidBack, partsOf, sumOf } from '../../sales/parts';
import { viewSale } from '../sold-sales.service';
import { beginMending, type ClaimedSale, claimSale, mendEntries } from './claim-sale';
import { type CorrectedLine, correctedLines, isPaymentOnly, type Terms } from './corrected-lines';
import { insertCorrected } from './corrections.repository';
import { refuseOwed, refuseReversed } from './reversed-lines';
import { insertReversals } from './reversing.repository';

/**
 * A seller may correct the way of payment of an own sale while it is open; all else takes the right
 * `sales.correct`.
 */
async function permitCorrection(
  tx: Tx,
  context: Context,
  { sale, isOpen }: ClaimedSale,
  lines: CorrectedLine[],
): Promise<{ approvedBy?: number }> {
  const isOwn = sale.seller_id === context.caller.userId;
  if (isOwn && isOpen && isPaymentOnly(lines)) return {};
  return permit(tx, context, 'sales.correct');
}

const cashIn = (terms: Terms) => sumOf(partsOf(terms).filter(({ way }) => way === 'cash'));
const takesMoreCash = ({ before, after }: CorrectedLine) => cashIn(after) > cashIn(before);

/** Refuses a correction after which the whole sale would be above the limit for cash. */
async function refuseTooMuchCash(
  tx: Tx,
  companyId: number,
  { lines }: ClaimedSale,
  corrected: CorrectedLine[],
): Promise<void> {
  if (!corrected.some(takesMoreCash)) return;
  const { cash_limit: limit } = await readSettings(tx, companyId);
  const after = new Map(corrected.map((line) => [line.before.id, line.after]));
  const live = lines.filter((line) => line.reversal_id === null);
  const terms = live.map((line) => after.get(line.id) ?? line);
  if (isAbove(limit, terms)) throw refuse('cash_above_limit', { limit }, { at: 'lines' });
}

/** "45.00 € TEB", or "50.00 € cash + 33.00 € TEB", with the type of sale where that changes. */
function termsText(terms: Terms, withType: boolean): string {
  const paid = partsOf(terms).map(({ way, amount }) => `${amount} € ${way}`);
  return `${paid.join(' + ')}${withType ? ` ${terms.sale_type}` : ''}`;
}

function changesOf(lines: CorrectedLine[], reason: string): Changes {
  const told = lines.map(({ before, after }) => {
    const withType = before.sale_type !== after.sale_type;
    const change = { before: termsText(before, withType), after: termsText(after, withType) };
    return [`${before.code} (${before.unit_id})`, change] as const;
  });
  return { ...Object.fromEntries(told), reason: { after: reason } };
}

const sumsOf = (lines: CorrectedLine[]) =>
  lines.flatMap(({ before, after }) => [...paidBack(before), ...moneyOf(after)]);

/** Reverses lines that were mistyped and puts others in their place; no unit and no money moves. */
async function replaceLines(
  tx: Tx,
  context: Context,
  claimed: ClaimedSale,
  { lines, reason, approvedBy }: { lines: CorrectedLine[]; reason: string; approvedBy?: number },
): Promise<number> {
  const { companyId } = context.caller;
  const mending = await beginMending(tx, context, 'correction', { claimed, reason });
  const booked = lines.map((line) => ({
    ...line,
    bookedOn: claimed.isOpen ? line.before.sold_on : claimed.day,
  }));
  const reversed = booked.map(({ before, bookedOn }) => ({ ...before, reason, bookedOn }));
  const reversals = await insertReversals(tx, { ...mending, approvedBy }, reversed);
  const added = await insertCorrected(tx, companyId, booked);
  await mendEntries(tx, mending, claimed, sumsOf(lines));
  await countFigures(tx, companyId, [...reversals, ...added]);
  return mending.operationId;
}

/**
 * Corrects prices and ways of payment that were mistyped. Throws 409 with who reversed a line before
 * and 422 where nothing would change.
 */
export async function correctSale(
  tx: Tx,
  context: Context,
  saleId: number,
  { period, reason, lines: asked }: ParsedCorrections,
): Promise<SaleView & { operation: number }> {
  const { companyId } = context.caller;
  const claimed = await claimSale(tx, context, saleId, period);
  const named = new Set(asked.map(({ line }) => line));
  const own = claimed.lines.map(({ id }) => id).filter((id) => named.has(id));
  await refuseReversed(tx, companyId, own);
  const lines = correctedLines(claimed.lines, asked);
  refuseOwed(lines.map(({ before }) => before));
  await refuseTooMuchCash(tx, companyId, claimed, lines);
  const { approvedBy } = await permitCorrection(tx, context, claimed, lines);
  const operation = await replaceLines(tx, context, claimed, { lines, reason, approvedBy });
  const subject = `Receipt ${claimed.sale.receipt_number}`;
  const changes = changesOf(lines, reason);
  await recordEvent(tx, context, { kind: 'sale.corrected', subject, changes, approvedBy });
  return { ...(await viewSale(tx, context, saleId)), operation };
}

import type { SalePeriod } from '@backoffice/contracts';

import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { holdPeriod } from '../../till/periods';
import { recordEntries, type Sum } from '../../till/record-entries';
import { recordOperation } from '../../units/record-operation';
import { lockUnits } from '../../units/stock-claims';
import { type FoundSale, readSoldSale } from '../sold-sale.repository';
import { type LiveLine, readLinesOfSale, type Reversing } from './reversing.repository';

export interface ClaimedSale extends FoundSale {
  /** All lines that the sale ever had. */
  lines: LiveLine[];
  isOpen: boolean;
  /** The day on which a correction counts: the sale's own while it is open, else today. */
  day: string;
}

function refuseClosed({ sale }: FoundSale, seen: SalePeriod | undefined): void {
  if (seen !== 'open' || sale.period === 'open') return;
  throw refuse('till_closed_since');
}

function refuseOtherShop({ caller }: Context, { locationId }: FoundSale): void {
  if (!caller.isLimited || locationId === caller.locationId) return;
  throw refuse('sold_in_other_shop');
}

/**
 * Holds a sale to put a mistake right: its units, then its till period. Throws 404, 403 where it is
 * another shop's, and 409 where it is part of an exchange or its till was closed since it was read.
 */
export async function claimSale(
  tx: Tx,
  context: Context,
  saleId: number,
  seen: SalePeriod | undefined,
): Promise<ClaimedSale> {
  const { companyId } = context.caller;
  const asked = { companyId, saleId, today: context.today };
  const before = await readSoldSale(tx, asked);
  if (!before) throw refuse('sale_not_found');
  refuseOtherShop(context, before);
  const ids = (await readLinesOfSale(tx, companyId, saleId)).map((line) => line.unit_id);
  await lockUnits(tx, companyId, [...new Set(ids)]);
  if (before.periodId !== null) await holdPeriod(tx, companyId, before.periodId);
  const found = (await readSoldSale(tx, asked)) as FoundSale;
  if (found.sale.exchange) {
    const { return_number: number } = found.sale.exchange;
    throw refuse('taken_in_exchange', { number: String(number) });
  }
  refuseClosed(found, seen);
  const isOpen = found.sale.period === 'open';
  const day = isOpen ? found.sale.sold_on : context.today;
  return { ...found, lines: await readLinesOfSale(tx, companyId, saleId), isOpen, day };
}

/** Begins the operation that puts a mistake right. */
export async function beginMending(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  kind: 'void' | 'correction',
  { claimed, reason }: { claimed: ClaimedSale; reason: string },
): Promise<Reversing & { kind: 'void' | 'correction'; late: boolean }> {
  const at = now.toISOString();
  const operationId = await recordOperation(tx, { companyId, userId }, { kind, at, note: reason });
  const { locationId, isOpen } = claimed;
  return { companyId, userId, operationId, at, locationId, kind, late: !isOpen };
}

/**
 * Writes the till entries that put a sale right: in its own period while that is open, else late,
 * beside the closing that they explain. A sale from before the till has no entries to put right.
 */
export async function mendEntries(
  tx: Tx,
  mending: Awaited<ReturnType<typeof beginMending>>,
  { sale, periodId, isPeriodClosed, day }: ClaimedSale,
  sums: Sum[],
): Promise<void> {
  if (periodId === null) return;
  const { late } = mending;
  const bound = late && !isPeriodClosed ? null : periodId;
  const entry = { ...mending, periodId: bound, source: mending.kind, sourceId: sale.id, day };
  await recordEntries(tx, { ...entry, late }, sums);
}

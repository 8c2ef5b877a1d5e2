import type { CashPieces, ClosingCount, ClosingSnapshot } from '@backoffice/contracts';

import type { Tx } from '../../db/database';

export interface NewClosing {
  companyId: number;
  locationId: number | null;
  periodId: number;
  number: number;
  userId: number;
  openedAt: string;
  closedAt: string;
  /** `YYYY-MM-DD`. */
  closedOn: string;
  openingCash: string;
  counts: ClosingCount[];
  cash: CashPieces;
  left: string;
  reason: string;
  snapshot: ClosingSnapshot;
}

/** Ends a period. The caller must have locked its row exclusively. */
export const endPeriod = (
  tx: Tx,
  { companyId, periodId, closedAt }: Pick<NewClosing, 'companyId' | 'periodId' | 'closedAt'>,
) =>
  tx
    .updateTable('till_periods')
    .set({ closed_at: closedAt })
    .where('company_id', '=', companyId)
    .where('id', '=', periodId)
    .execute();

export async function insertClosing(tx: Tx, closing: NewClosing): Promise<number> {
  const { id } = await tx
    .insertInto('closings')
    .values({
      company_id: closing.companyId,
      location_id: closing.locationId,
      period_id: closing.periodId,
      number: closing.number,
      user_id: closing.userId,
      opened_at: closing.openedAt,
      closed_at: closing.closedAt,
      closed_on: closing.closedOn,
      opening_cash: closing.openingCash,
      counts: JSON.stringify(closing.counts),
      cash: JSON.stringify(closing.cash),
      left_cash: closing.left,
      reason: closing.reason,
      snapshot: JSON.stringify(closing.snapshot),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

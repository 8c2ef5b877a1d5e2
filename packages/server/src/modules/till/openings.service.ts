import type { openingInputSchema, Till } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import { eurosOf } from '../../cents';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { centsIn } from './counted-ways';
import { type MeantTill, meantTill, nameOf } from './meant-till';
import { beginPeriod, claimOpenPeriod } from './periods';
import { canOpen, openingOf, readTillState, type TillState } from './till.repository';
import { readTill, refuseChanged } from './till.service';

type Input = z.output<typeof openingInputSchema>;

async function keepOpening(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  { periodId, counted }: { periodId: number; counted: string },
) {
  await tx
    .updateTable('till_periods')
    .set({ counted_cash: counted, counted_by: userId, counted_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', periodId)
    .execute();
}

/**
 * Tells the audit the cash that is counted now, and what was counted before or left at the last
 * closing.
 */
const tellOpening = (
  tx: Tx,
  context: Context,
  till: MeantTill,
  { state, counted }: { state: TillState; counted: string },
) => {
  const { left, counted: before } = openingOf(state);
  return recordEvent(tx, context, {
    kind: 'till.opened',
    subject: nameOf(till),
    changes: { cash: { before: before ?? left, after: counted } },
  });
};

/**
 * Keeps the count of the drawer at the beginning of a period; a second count replaces the first.
 * Throws 409 `changed` where the till is not as the caller saw it, and `conflict` once cash has
 * moved.
 */
export async function openTill(tx: Tx, context: Context, input: Input): Promise<Till> {
  const till = await meantTill(tx, context, input.location);
  const open = await claimOpenPeriod(tx, till);
  const state = await readTillState(tx, till);
  await refuseChanged(tx, context, till, { state, version: input.version });
  if (!canOpen(state)) {
    throw refuse('cash_moved');
  }
  const periodId = open ?? (await beginPeriod(tx, { ...till, at: context.now.toISOString() }));
  if (periodId === undefined) throw new Error('A till that is held was opened by somebody else');
  const counted = eurosOf(centsIn(input.cash));
  await keepOpening(tx, context, { periodId, counted });
  await tellOpening(tx, context, till, { state, counted });
  return readTill(tx, context, till);
}

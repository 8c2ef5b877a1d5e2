import type { Till } from '@backoffice/contracts';

import { may } from '../../authorize';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { refuse } from '../../errors';
import { askedTill, type MeantTill } from './meant-till';
import { readReport } from './report/report.repository';
import { canOpen, openingOf, readTillState, type TillState, versionOf } from './till.repository';
import { readUnsent } from './unsent-tills.repository';

/** The id of no period, for a till without one: its report is empty. */
const NO_PERIOD = 0;

async function shownTill(
  db: Executor,
  { caller, now }: Context,
  till: MeantTill,
  state: TillState,
): Promise<Till> {
  const { companyId, shop } = till;
  const { period, lastClosing } = state;
  const unsent = await readUnsent(db, till, now);
  return {
    location: shop,
    version: versionOf(state),
    since: period?.opened_at ?? null,
    opening: openingOf(state),
    can_open: canOpen(state),
    last_closing: lastClosing && {
      id: lastClosing.id,
      number: lastClosing.number,
      closed_at: lastClosing.closed_at,
    },
    ...(unsent.length && { unsent }),
    ...(may(caller, 'till.manage') && (await readReport(db, companyId, period?.id ?? NO_PERIOD))),
  };
}

/**
 * A till as it stands now. Only the right `till.manage` shows sums, since all others count blind.
 */
export async function readTill(db: Executor, context: Context, till: MeantTill): Promise<Till> {
  return shownTill(db, context, till, await readTillState(db, till));
}

/** The till that somebody asks for, as of one moment. Throws 403 and 404. */
export const viewTill = (
  db: Executor,
  context: Context,
  location: number | null | undefined,
): Promise<Till> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => readTill(tx, context, await askedTill(tx, context, location)));

/** Throws 409 with the till as it stands now where it is not what was seen before the counting. */
export async function refuseChanged(
  tx: Tx,
  context: Context,
  till: MeantTill,
  { state, version }: { state: TillState; version: string },
): Promise<void> {
  if (versionOf(state) === version) return;
  throw refuse(
    'booked_since',
    {},
    {
      data: await shownTill(tx, context, till, state),
    },
  );
}

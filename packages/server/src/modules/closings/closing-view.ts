import type { Closing, closingCalls, ClosingView } from '@backoffice/contracts';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { may } from '../../authorize';
import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { askedShop, inShop } from '../till/asked-shop';
import { terminalsOf } from '../till/counted-ways';
import { refuseOtherTill } from '../till/meant-till';
import {
  type ClosingRow,
  readClosingDetails,
  readClosings,
  readRecounts,
} from './closing-view.repository';
import { readLateEntries } from './late-entries.repository';

/** A closing as the caller may see it: whoever counts blind doesn't get what was expected. */
function shownClosing({ caller }: Context, row: ClosingRow): Closing {
  if (may(caller, 'till.manage')) return row;
  const { counts: _, late: __, ...blind } = row;
  return blind;
}

/**
 * Closings by the shop and the days on which they were made, newest first, at most 5,000; with
 * `last`, those that come after it. Throws 403 and 404.
 */
export async function listClosings(
  db: Executor,
  context: Context,
  { location, from, to }: z.output<typeof closingCalls.list.query>,
  last?: Pick<Closing, 'closed_at' | 'id'>,
): Promise<Closing[]> {
  const shop = await askedShop(db, context, location);
  const which = [inShop(sql`c.location_id`, shop)];
  if (from) which.push(sql`c.closed_on >= ${from}`);
  if (to) which.push(sql`c.closed_on <= ${to}`);
  if (last) which.push(sql`(c.closed_at, c.id) < (${last.closed_at}, ${last.id})`);
  const rows = await readClosings(db, context.caller.companyId, sql.join(which, sql` and `));
  return rows.map((row) => shownClosing(context, row));
}

/** A closing; throws 404, and 403 if it is of another shop and the caller works for one only. */
export async function findClosing(
  db: Executor,
  { caller }: Context,
  id: number,
): Promise<ClosingRow> {
  const [row] = await readClosings(db, caller.companyId, sql`c.id = ${id}`);
  if (!row) throw refuse('closing_not_found');
  refuseOtherTill(caller, row.location?.id ?? null);
  return row;
}

/**
 * A closing with what was counted; with the right `till.manage` also the report and late entries.
 */
export async function viewClosing(
  db: Executor,
  context: Context,
  id: number,
): Promise<ClosingView> {
  const row = await findClosing(db, context, id);
  const { companyId } = context.caller;
  const { cash, snapshot, period_id: periodId } = await readClosingDetails(db, companyId, id);
  const { company, ...figures } = snapshot;
  return {
    closing: shownClosing(context, row),
    cash,
    terminals: terminalsOf(row.counts),
    company,
    ...(may(context.caller, 'till.manage') && {
      ...figures,
      late: await readLateEntries(db, companyId, periodId),
    }),
    recounts: await readRecounts(db, companyId, id),
  };
}

import type { Closing, ClosingView } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { notFound } from '../../errors';
import { may } from '../../http/authorize';
import type { Context } from '../../http/context';
import { refuseOtherTill } from '../till/meant-till';
import { terminalsOf } from './closing-counts';
import {
  type ClosingRow,
  readClosingDetails,
  readClosings,
  readRecounts,
} from './closing-view.repository';

/** A closing without what is expected, for whoever counts blind. */
export function shownClosing({ caller }: Context, row: ClosingRow): Closing {
  if (may(caller, 'till.manage')) return row;
  const { counts: _, late: __, ...blind } = row;
  return blind;
}

/** A closing; throws 404, and 403 where it is of another shop than the only one of the caller. */
export async function findClosing(
  db: Executor,
  { caller }: Context,
  id: number,
): Promise<ClosingRow> {
  const [row] = await readClosings(db, caller.companyId, sql`c.id = ${id}`);
  if (!row) throw notFound('The closing');
  refuseOtherTill(caller, row.location?.id ?? null);
  return row;
}

/** A closing with what was counted, and for `till.manage` what it was made of. */
export async function viewClosing(
  db: Executor,
  context: Context,
  id: number,
): Promise<ClosingView> {
  const row = await findClosing(db, context, id);
  const { companyId } = context.caller;
  const { cash, snapshot } = await readClosingDetails(db, companyId, id);
  const { company, ...figures } = snapshot;
  return {
    closing: shownClosing(context, row),
    cash,
    terminals: terminalsOf(row.counts),
    company,
    ...(may(context.caller, 'till.manage') && { ...figures, late: [] }),
    recounts: await readRecounts(db, companyId, id),
  };
}

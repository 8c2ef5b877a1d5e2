import { authorize } from '../../authorize';
import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { refuseOtherTill } from '../till/meant-till';
import { findTill, findTillHere, type OfflineTill } from './offline-tills.repository';

/** What says which till asks. */
export interface Asking {
  /** Of the cookie of the browser. */
  secretHash: string | undefined;
  /** The id of another till, whose file a manager sends. */
  named?: number | undefined;
}

/**
 * The till whose sales are sent: that of the browser, even if it was revoked, since what it sold
 * before is true; else the one that a manager names. Throws 401, 403 and 404.
 */
export async function sendingTill(
  db: Executor,
  { caller }: Context,
  { secretHash, named }: Asking,
): Promise<OfflineTill> {
  const here = secretHash && (await findTillHere(db, caller.companyId, secretHash));
  if (here && (named === undefined || named === here.id)) return here;
  if (named === undefined) throw refuse('no_shared_till');
  authorize(caller, 'devices.manage');
  const till = await findTill(db, caller.companyId, named);
  if (!till) throw refuse('shared_till_not_found');
  refuseOtherTill(caller, till.location);
  return till;
}

/** The till that this browser is and that goes on without a line; throws 401 and 409. */
export async function keepingTill(
  db: Executor,
  { caller }: Context,
  secretHash: string | undefined,
): Promise<OfflineTill & { number: number }> {
  const till = secretHash && (await findTillHere(db, caller.companyId, secretHash));
  if (!till || till.revoked_at !== null) throw refuse('no_shared_till');
  const { number } = till;
  if (!till.keeps_selling || number === null) throw refuse('keeps_no_selling');
  return { ...till, number };
}

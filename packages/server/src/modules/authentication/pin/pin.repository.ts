import { PIN_TRIES } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';

interface Owner {
  companyId: number;
  userId: number;
}

const pinOf = (db: Executor, { companyId, userId }: Owner) =>
  db.selectFrom('pins').where('company_id', '=', companyId).where('user_id', '=', userId);

/** When a PIN was set, and how many wrong ones came since the last right one. */
export const readPin = (db: Executor, owner: Owner) =>
  pinOf(db, owner).select(['set_at', 'failures']).executeTakeFirst();

/**
 * Counts a try as a failure before the PIN is checked, so that parallel guesses gain nothing.
 * Answers the stored hash and the number of failures; undefined if there is no PIN, or it is
 * locked.
 */
export const claimPinTry = (db: Executor, { companyId, userId }: Owner) =>
  db
    .updateTable('pins')
    .set({ failures: sql<number>`failures + 1` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('failures', '<', PIN_TRIES)
    .returning(['pin_hash as pinHash', 'failures'])
    .executeTakeFirst();

/** Sets the failures back to 0 after a right PIN; false if it was changed or removed meanwhile. */
export async function acceptPin(
  db: Executor,
  { companyId, userId }: Owner,
  pinHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pins')
    .set({ failures: 0 })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('pin_hash', '=', pinHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Called at a sign-in by password, which unlocks the PIN. */
export const unlockPin = (db: Executor, { companyId, userId }: Owner) =>
  db
    .updateTable('pins')
    .set({ failures: 0 })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('failures', '>', 0)
    .execute();

export const replacePin = (
  tx: Tx,
  { companyId, userId }: Owner,
  { pinHash, now }: { pinHash: string; now: Date },
) => {
  const values = { pin_hash: pinHash, set_at: now.toISOString(), failures: 0 };
  return tx
    .insertInto('pins')
    .values({ company_id: companyId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(values))
    .execute();
};

/** False where there was none. */
export async function deletePin(tx: Tx, { companyId, userId }: Owner): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pins')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sessions of a person in which they came in by PIN. */
export const deletePinSessions = (tx: Tx, { companyId, userId }: Owner) =>
  tx
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('shared_till_id', 'is not', null)
    .execute();

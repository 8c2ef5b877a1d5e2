import type { Executor } from '../../../db/database';

interface Owner {
  companyId: number;
  userId: number;
}

/**
 * Notes that somebody signed in on a device. Its mark is replaced for all who use it: a mark that
 * was planted or overheard is worth nothing after the next sign-in.
 */
export async function renewDevice(
  db: Executor,
  { oldHash, newHash, owner, now }: { oldHash: string; newHash: string; owner: Owner; now: Date },
): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .updateTable('devices')
    .set({ mark_hash: newHash })
    .where('mark_hash', '=', oldHash)
    .execute();
  await db
    .insertInto('devices')
    .values({
      mark_hash: newHash,
      company_id: owner.companyId,
      user_id: owner.userId,
      seen_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['mark_hash', 'company_id', 'user_id']).doUpdateSet({ seen_at }),
    )
    .execute();
}

/** Forgets a person's devices, but for the one with the mark's hash `keep`. */
export const deleteDevicesOf = (
  db: Executor,
  { companyId, userId }: Owner,
  { keep = '' }: { keep?: string } = {},
) =>
  db
    .deleteFrom('devices')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('mark_hash', '!=', keep)
    .execute();

export const deleteDevicesBefore = (db: Executor, seen: Date) =>
  db.deleteFrom('devices').where('seen_at', '<', seen.toISOString()).execute();

import type { Tx } from '../../../db/database';
import type { Owner } from './factor.repository';

export const deleteRecoveryCodes = (tx: Tx, { companyId, userId }: Owner) =>
  tx
    .deleteFrom('recovery_codes')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();

export async function replaceRecoveryCodes(
  tx: Tx,
  owner: Owner,
  codeHashes: string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, owner);
  const { companyId: company_id, userId: user_id } = owner;
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ company_id, user_id, code_hash })))
    .execute();
}

/** Uses a code up; false where it is none, or was used before. */
export async function takeRecoveryCode(
  tx: Tx,
  { companyId, userId }: Owner,
  { codeHash, now }: { codeHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

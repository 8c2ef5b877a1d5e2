import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';

/** Notes the link by whose preview a session sees from now on; null for none. */
export const notePreview = (
  db: Executor,
  { companyId, tokenHash }: Pick<Caller, 'companyId' | 'tokenHash'>,
  preview: string | null,
) =>
  db
    .updateTable('sessions')
    .set({ preview })
    .where('company_id', '=', companyId)
    .where('token_hash', '=', tokenHash)
    .execute();

/** A person's e-mail address as it is compared. */
export async function readEmailKey(
  db: Executor,
  { companyId, userId }: Pick<Caller, 'companyId' | 'userId'>,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('email_key')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.email_key;
}

import type { ApprovableAction, Rights } from '@backoffice/contracts';

import type { Executor, Tx } from '../db/database';

export interface Colleague {
  id: number;
  username: string;
  surname: string;
  rights: Rights;
  limited: boolean;
  location: number | null;
  hasPin: boolean;
}

/** People who can sign in, in the order of their names. */
export const readColleagues = (db: Executor, companyId: number): Promise<Colleague[]> =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'surname', 'rights', 'limited', 'location_id as location'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('pins')
          .select('set_at')
          .whereRef('pins.company_id', '=', 'users.company_id')
          .whereRef('pins.user_id', '=', 'users.id'),
      )
        .$castTo<boolean>()
        .as('hasPin'),
    )
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('username')
    .orderBy('id')
    .execute();

interface NewApproval {
  companyId: number;
  secretHash: string;
  userId: number;
  askedBy: number;
  action: ApprovableAction;
  requestHash: string;
  now: Date;
  until: Date;
}

export const insertApproval = (tx: Tx, approval: NewApproval) =>
  tx
    .insertInto('approvals')
    .values({
      company_id: approval.companyId,
      secret_hash: approval.secretHash,
      user_id: approval.userId,
      asked_by: approval.askedBy,
      action: approval.action,
      request_hash: approval.requestHash,
      created_at: approval.now.toISOString(),
      expires_at: approval.until.toISOString(),
    })
    .execute();

/** Uses an approval up; answers who gave it, or undefined where it is not good for this request. */
export async function useApproval(
  tx: Tx,
  asked: Omit<NewApproval, 'userId' | 'until'>,
): Promise<number | undefined> {
  const at = asked.now.toISOString();
  const row = await tx
    .updateTable('approvals')
    .set({ used_at: at })
    .where('company_id', '=', asked.companyId)
    .where('secret_hash', '=', asked.secretHash)
    .where('asked_by', '=', asked.askedBy)
    .where('action', '=', asked.action)
    .where('request_hash', '=', asked.requestHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

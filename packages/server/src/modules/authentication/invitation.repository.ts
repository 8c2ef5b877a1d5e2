import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';

interface Owner {
  companyId: number;
  userId: number;
}

export type LinkKind = 'invitation' | 'reset';

/**
 * The person whom an open link is for; undefined if it was used, replaced, expired or never
 * existed.
 */
export const readInvitation = (db: Executor, secretHash: string, now: Date) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', (join) =>
      join
        .onRef('users.company_id', '=', 'invitations.company_id')
        .onRef('users.id', '=', 'invitations.user_id'),
    )
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .select([
      'invitations.company_id as companyId',
      'user_id as userId',
      'kind',
      'username',
      'surname',
      'users.email',
      'companies.name as company',
      'companies.timezone',
      'expires_at as until',
    ])
    .where('secret_hash', '=', secretHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export const insertInvitation = (
  tx: Tx,
  link: Owner & { secretHash: string; kind: LinkKind; by: number | null; now: Date; until: string },
) =>
  tx
    .insertInto('invitations')
    .values({
      company_id: link.companyId,
      secret_hash: link.secretHash,
      user_id: link.userId,
      kind: link.kind,
      created_by: link.by,
      created_at: link.now.toISOString(),
      expires_at: link.until,
    })
    .execute();

/** Ends one open link; false where somebody was quicker. */
export async function endInvitation(tx: Tx, secretHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ ended_at: now.toISOString() })
    .where('secret_hash', '=', secretHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const endInvitationsOf = (tx: Tx, { companyId, userId }: Owner, now: Date) =>
  tx
    .updateTable('invitations')
    .set({ ended_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();

/** Deletes links that ended, or expired, before a moment. */
export const deleteInvitationsBefore = (db: Executor, moment: Date) =>
  db
    .deleteFrom('invitations')
    .where(sql`coalesce(ended_at, expires_at)`, '<', moment.toISOString())
    .execute();

import type { Tx } from '../../db/database';
import {
  endInvitationsOf,
  insertInvitation,
  type LinkKind,
} from '../authentication/invitation.repository';
import { hashToken, newToken } from '../authentication/sessions';
import type { StoredPerson } from './people.repository';

const HOUR = 3_600_000;
const LIFE: Record<LinkKind, number> = { invitation: 72 * HOUR, reset: HOUR };

/** Where the page lies that a link leads to; the fragment reaches no server and no log of one. */
const PAGE = '/admin/invitation#/';

export interface Link {
  kind: LinkKind;
  /** From the origin on. */
  path: string;
  until: string;
}

/**
 * Gives somebody a link by which they choose a password, once; an earlier one works no more. Only
 * its hash is kept. The person's row is locked.
 */
export async function giveLink(
  tx: Tx,
  person: Pick<StoredPerson, 'companyId' | 'userId' | 'hasPassword'>,
  { by, now }: { by: number | null; now: Date },
): Promise<Link> {
  const { companyId, userId } = person;
  const kind = person.hasPassword ? 'reset' : 'invitation';
  const secret = newToken();
  const until = new Date(now.getTime() + LIFE[kind]).toISOString();
  await endInvitationsOf(tx, person, now);
  const secretHash = hashToken(secret);
  await insertInvitation(tx, { companyId, userId, secretHash, kind, by, now, until });
  return { kind, path: PAGE + secret, until };
}

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

/**
 * The page that a link opens. The secret follows as the fragment, which no server gets and so none
 * logs.
 */
const PAGE = '/admin/invitation#/';

export interface Link {
  kind: LinkKind;
  /** The link without its origin. */
  path: string;
  until: string;
}

/**
 * Gives a person a link by which they choose a password, once; earlier links end. Only the hash of
 * its secret is stored. The caller must have locked the person's row.
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

import type { PersonEdit } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import { changesBetween } from '../../audit/record-event';
import type { Told } from '../../audit/told';
import type { Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { sqlState } from '../../db/transact';
import { refuse } from '../../errors';
import { fullName } from '../authentication/full-name';
import { endInvitationsOf } from '../authentication/invitation.repository';
import { signOutEverywhere } from '../authentication/sign-out';
import { readItem } from '../reference/reference.repository';
import { requireLocation } from '../reference/reference.service';
import { hasOtherOwner, type StoredPerson, updatePerson } from './people.repository';

/** The time of a change, and how the audit is told of it. */
export interface Change {
  now: Date;
  record: (told: Told) => Promise<void>;
  /** Whether even the last owner may be shut out: an operator may, and can let them in again. */
  force?: boolean;
}

export const emailTaken = () => refuse('email_taken', {}, { at: 'email' });

/** Throws if somebody who works for one shop only has none, or if the shop isn't the company's. */
export async function requireShop(
  tx: Tx,
  companyId: number,
  { location, limited }: Pick<StoredPerson, 'location' | 'limited'>,
): Promise<void> {
  if (location) return requireLocation(tx, companyId, location);
  if (!limited) return;
  throw refuse('shop_missing', {}, { at: 'location' });
}

const ownsAll = ({ rights, limited, hasPassword, isDisabled }: StoredPerson) =>
  rights === 'owner' && !limited && hasPassword && !isDisabled;

/**
 * Refuses a change that leaves no owner, since nobody could then change a right again. The caller
 * must have locked the owners (`lockOwners`).
 */
async function keepAnOwner(tx: Tx, before: StoredPerson, after: StoredPerson): Promise<void> {
  if (!ownsAll(before) || ownsAll(after) || (await hasOtherOwner(tx, before))) return;
  const field = after.isDisabled ? 'disabled' : after.limited ? 'limited' : 'rights';
  throw refuse('last_owner', {}, { fields: { [field]: say('owner_missing') } });
}

function changed(before: StoredPerson, { disabled, ...edit }: PersonEdit): StoredPerson {
  const said = Object.entries(edit).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(said), isDisabled: disabled ?? before.isDisabled };
}

async function save(tx: Tx, before: StoredPerson, after: StoredPerson, now: Date): Promise<void> {
  const { username, surname, email, rights, location, limited, isDisabled } = after;
  const disabled_at = isDisabled ? now.toISOString() : null;
  try {
    await updatePerson(tx, before, {
      ...{ username, surname, email, email_key: nameKey(email), rights, limited },
      location_id: location,
      ...(isDisabled === before.isDisabled ? {} : { disabled_at }),
    });
  } catch (error) {
    throw sqlState(error) === '23505' ? emailTaken() : error;
  }
}

/** What the audit shows of a person: their shop by its name. */
async function shown(tx: Tx, person: StoredPerson) {
  const { companyId, username, surname, email, rights, limited, location } = person;
  const shop = location === null ? null : await readItem(tx, companyId, 'location', location);
  return { username, surname, email, rights, limited, location: shop?.name ?? null };
}

async function tell(tx: Tx, before: StoredPerson, after: StoredPerson, { record }: Change) {
  const subject = fullName(before);
  const changes = changesBetween(await shown(tx, before), await shown(tx, after));
  if (Object.keys(changes).length) await record({ kind: 'person.edited', subject, changes });
  if (before.isDisabled === after.isDisabled) return;
  await record({ kind: after.isDisabled ? 'person.disabled' : 'person.enabled', subject });
}

/**
 * Changes a person; what is left out stays. The caller must have locked the person and the owners.
 * Whoever is disabled is signed out at once, and open links end if the e-mail changes, as they went
 * to the old one.
 */
export async function changePerson(
  tx: Tx,
  before: StoredPerson,
  edit: PersonEdit,
  change: Change,
): Promise<void> {
  const after = changed(before, edit);
  await requireShop(tx, before.companyId, after);
  if (!change.force) await keepAnOwner(tx, before, after);
  await save(tx, before, after, change.now);
  if (after.isDisabled) await signOutEverywhere(tx, before);
  if (after.isDisabled || after.email !== before.email) {
    await endInvitationsOf(tx, before, change.now);
  }
  await tell(tx, before, after, change);
}

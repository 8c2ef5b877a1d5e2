import {
  type InvitationInput,
  type Person,
  type PersonEdit,
  personEditSchema,
  type Seen,
} from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Told } from '../../audit/told';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { refuse } from '../../errors';
import { refuseUnseen, versioned } from '../../http/version';
import { fullName } from '../authentication/full-name';
import { giveLink, type Link } from './links';
import { insertPerson, lockOwners, lockPerson, readPerson } from './people.repository';
import { changePerson, emailTaken, requireShop } from './person-change';

export const nobody = () => refuse('person_not_found');

/** Adds somebody without a password, and the link by which they choose one. */
export async function invitePerson(
  tx: Tx,
  context: Context,
  { username, surname, email, rights, location = null, limited = false }: InvitationInput,
): Promise<Link & { id: number }> {
  const { now, caller } = context;
  const { companyId } = caller;
  await requireShop(tx, companyId, { location, limited });
  const added = await insertPerson(tx, {
    ...{ company_id: companyId, username, surname, email, email_key: nameKey(email), rights },
    ...{ location_id: location, limited, created_at: now.toISOString() },
  });
  if (!added) throw emailTaken();
  const person = { companyId, userId: added.id, hasPassword: false };
  const link = await giveLink(tx, person, { by: caller.userId, now });
  const changes = { rights: { after: rights }, email: { after: email } };
  const subject = fullName({ username, surname });
  await recordEvent(tx, context, { kind: 'person.invited', subject, changes });
  return { id: added.id, ...link };
}

/** A person as calls answer them: with a version. */
export const shownPerson = (person: Person) => versioned(person, personEditSchema);

/** Changes somebody; the last owner stays one, whoever asks at the same moment. */
export async function editPerson(
  tx: Tx,
  context: Context,
  id: number,
  { version, ...edit }: PersonEdit & Seen,
): Promise<Person> {
  const { now, caller } = context;
  const { companyId } = caller;
  await lockOwners(tx, companyId);
  const before = await lockPerson(tx, { companyId, userId: id });
  const seen = await readPerson(tx, { companyId, id, now });
  if (!before || !seen) throw nobody();
  refuseUnseen(version, shownPerson(seen));
  const record = (told: Told) => recordEvent(tx, context, told);
  await changePerson(tx, before, edit, { now, record });
  const after = await readPerson(tx, { companyId, id, now });
  if (!after) throw nobody();
  return shownPerson(after);
}

/** A new link for somebody; whoever is disabled gets none. */
export async function giveNewLink(tx: Tx, context: Context, id: number): Promise<Link> {
  const { now, caller } = context;
  const person = await lockPerson(tx, { companyId: caller.companyId, userId: id });
  if (!person) throw nobody();
  if (person.isDisabled) {
    throw refuse('person_disabled', { name: fullName(person) });
  }
  const link = await giveLink(tx, person, { by: caller.userId, now });
  const changes = { kind: { after: link.kind } };
  await recordEvent(tx, context, { kind: 'person.link', subject: fullName(person), changes });
  return link;
}

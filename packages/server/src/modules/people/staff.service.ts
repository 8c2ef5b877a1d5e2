import type { PersonEdit, Rights } from '@backoffice/contracts';

import { recordCommand } from '../../audit/record-event';
import type { Told } from '../../audit/told';
import type { Executor, Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { transact } from '../../db/transact';
import { CommandError, refuse } from '../../errors';
import { fullName } from '../authentication/full-name';
import { endInvitationsOf } from '../authentication/invitation.repository';
import { refuseWeakPassword } from '../authentication/passwords/password-rule';
import { hashPassword, isPassword } from '../authentication/passwords/passwords';
import { signOutEverywhere } from '../authentication/sign-out';
import { accountSubject, forgetFailures } from '../authentication/throttle/login-throttle';
import { readNames, readPasswordHash, updatePassword } from '../authentication/user.repository';
import { giveLink, type Link } from './links';
import {
  hasOtherOwner,
  lockOwners,
  lockPersonByEmail,
  type StoredPerson,
} from './people.repository';
import { changePerson } from './person-change';
import { takeFactor } from './reset-factor';

export interface NewUser {
  /** The company's id or name; may be left out where there is only one. */
  company?: string | undefined;
  email: string;
  name: string;
  surname: string;
  role: string;
  /** By default the first person of a company is its owner, and others are cashiers. */
  rights?: Rights | undefined;
  phone: string | null;
  country: string | null;
  city: string | null;
  salary: string | null;
  password: string;
}

async function findCompany(db: Executor, asked: string | undefined) {
  const companies = await db.selectFrom('companies').select(['id', 'name']).orderBy('id').execute();
  if (!companies.length) throw new CommandError('There is no company yet: create one first');
  const fits = companies.filter(
    ({ id, name }) =>
      asked === undefined || String(id) === asked || nameKey(name) === nameKey(asked),
  );
  const [company] = fits;
  if (company && fits.length === 1) return company;
  const known = companies.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new CommandError(`Which company? Say --company with one of ${known}`);
}

/** Adds somebody who can sign in; throws if the e-mail is known already. */
export async function createUser(
  db: Executor,
  { company: asked, ...user }: NewUser,
  now: Date,
): Promise<{ id: number; company: string; rights: Rights }> {
  const company = await findCompany(db, asked);
  const { name, surname, email } = user;
  refuseWeakPassword(user.password, [name, surname, `${name} ${surname}`, email, company.name]);
  const passwordHash = await hashPassword(user.password);
  return transact(db, async (tx) => {
    await lockOwners(tx, company.id);
    const isFirst = !(await hasOtherOwner(tx, { companyId: company.id, userId: 0 }));
    const rights = user.rights ?? (isFirst ? 'owner' : 'cashier');
    const id = await insertUser(tx, company.id, { ...user, rights, passwordHash }, now);
    const subject = fullName({ username: name, surname });
    const changes = { rights: { after: rights }, email: { after: email } };
    await recordCommand(
      tx,
      { companyId: company.id, now },
      { kind: 'person.joined', subject, changes },
    );
    return { id, company: company.name, rights };
  });
}

async function insertUser(
  tx: Tx,
  companyId: number,
  user: Omit<NewUser, 'company' | 'password'> & { rights: Rights; passwordHash: string },
  now: Date,
): Promise<number> {
  const { name: username, surname, email, role, rights, phone, country, city, salary } = user;
  const added = await tx
    .insertInto('users')
    .values({
      ...{ company_id: companyId, username, surname, email, email_key: nameKey(email), role },
      ...{ rights, phone, country, city, salary, password_hash: user.passwordHash },
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new CommandError(`Somebody with the e-mail ${email} exists already`);
  return added.id;
}

const nobodyHas = (email: string) => new CommandError(`Nobody has the e-mail ${email}`);

/** Runs `work` for the person with this e-mail, who is locked, as the owners of the company are. */
const withPerson = <T>(
  db: Executor,
  { email, now }: { email: string; now: Date },
  work: (tx: Tx, person: StoredPerson, record: (told: Told) => Promise<void>) => Promise<T>,
): Promise<T> =>
  transact(db, async (tx) => {
    const { companyId } = await findUser(tx, email);
    await lockOwners(tx, companyId);
    const person = await lockPersonByEmail(tx, nameKey(email));
    if (!person) throw nobodyHas(email);
    return work(tx, person, (told) => recordCommand(tx, { companyId, now }, told));
  });

async function findUser(db: Executor, email: string) {
  const user = await db
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId'])
    .where('email_key', '=', nameKey(email))
    .executeTakeFirst();
  if (!user) throw nobodyHas(email);
  return user;
}

/** Gives somebody a new password and forgets their sessions, devices, links and failed sign-ins. */
export async function setPassword(
  db: Executor,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<void> {
  const found = await findUser(db, email);
  refuseWeakPassword(password, await readNames(db, found));
  const { passwordHash: old } = await readPasswordHash(db, found);
  if (await isPassword(old, password)) throw refuse('password_same', {}, { at: 'next' });
  const passwordHash = await hashPassword(password);
  await withPerson(db, { email, now }, async (tx, person, record) => {
    await updatePassword(tx, person, passwordHash);
    await signOutEverywhere(tx, person);
    await endInvitationsOf(tx, person, now);
    await forgetFailures(tx, { subject: accountSubject(nameKey(email)) });
    await record({ kind: 'person.password', subject: fullName(person) });
  });
}

/** Shuts somebody out and forgets their sessions and devices; what they did keeps their name. */
export const disableUser = (db: Executor, email: string, now: Date): Promise<void> =>
  withPerson(db, { email, now }, (tx, person, record) =>
    changePerson(tx, person, { disabled: true }, { now, record, force: true }),
  );

/** Lets somebody in again; false where they have no password to come in with. */
export const enableUser = (db: Executor, email: string, now: Date): Promise<boolean> =>
  withPerson(db, { email, now }, async (tx, person, record) => {
    await changePerson(tx, person, { disabled: false }, { now, record });
    return person.hasPassword;
  });

/** Takes somebody's second factor away, even if its key file is lost, and ends their sessions. */
export const resetFactorOf = (db: Executor, email: string, now: Date): Promise<void> =>
  withPerson(db, { email, now }, takeFactor);

/** What a person may do and where; what is left out stays. */
export interface NewRights {
  rights?: Rights | undefined;
  /** A shop by name or id; null for none. */
  location?: string | null | undefined;
  limited?: boolean | undefined;
}

async function findLocation(tx: Tx, companyId: number, asked: string): Promise<number> {
  const locations = await tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  const found =
    locations.find(({ name }) => nameKey(name) === nameKey(asked)) ??
    locations.find(({ id }) => String(id) === asked);
  if (found) return found.id;
  const known = locations.map(({ id, name }) => `${id} (${name})`).join(', ') || 'none';
  throw new CommandError(`Which shop? There are ${known}`);
}

/** Changes what somebody may do; the last owner stays one. */
export const setRights = (
  db: Executor,
  { email, location, ...asked }: NewRights & { email: string },
  now: Date,
): Promise<void> =>
  withPerson(db, { email, now }, async (tx, person, record) => {
    const edit: PersonEdit = { ...asked };
    if (location === null) edit.location = null;
    else if (location) edit.location = await findLocation(tx, person.companyId, location);
    await changePerson(tx, person, edit, { now, record });
  });

/** A link by which somebody chooses a password; whoever is disabled gets none. */
export const linkFor = (db: Executor, email: string, now: Date): Promise<Link> =>
  withPerson(db, { email, now }, async (tx, person, record) => {
    if (person.isDisabled) {
      throw refuse('person_disabled', { name: email });
    }
    const link = await giveLink(tx, person, { by: null, now });
    const changes = { kind: { after: link.kind } };
    await record({ kind: 'person.link', subject: fullName(person), changes });
    return link;
  });

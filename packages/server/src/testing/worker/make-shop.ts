import type { ReferenceInput, ReferenceKind, Rights } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { hashPassword } from '../../modules/authentication/passwords/passwords';
import { insertSession } from '../../modules/authentication/session.repository';
import { hashToken, newToken } from '../../modules/authentication/sessions';
import { renewDevice } from '../../modules/authentication/throttle/device.repository';
import { createCompany } from '../../modules/company/company.service';
import { toColumns } from '../../modules/reference/reference-tables';
import { insertItem } from '../../modules/reference/reference.repository';
import type { TestServer } from './start-server';

const PASSWORD = 'correct horse';
/** Made once, as hashing takes longer than all else that a shop needs. */
let passwordHash: Promise<string> | undefined;
let people = 0;

export interface Staff {
  companyId: number;
  userId: number;
  email: string;
  token: string;
}

export interface StaffOptions {
  /** A new company unless given. */
  companyId?: number;
  timezone?: string;
  rights?: Rights;
  /** Works there; with `limited` there only. */
  location?: number;
  limited?: boolean;
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';

const addCompany = (db: Executor, timezone: string) =>
  createCompany(db, {
    name: `Shop ${people}`,
    registrationNumber: `R-${people}`,
    admin: 'Somebody',
    email: 'shop@example.com',
    phone: null,
    address: null,
    timezone,
    at: LONG_AGO,
  });

async function addPerson(db: Executor, companyId: number, work: Omit<StaffOptions, 'companyId'>) {
  const email = `Person${people}@Shop.example`;
  const { id } = await db
    .insertInto('users')
    .values({
      company_id: companyId,
      username: `Person ${people}`,
      surname: 'Gashi',
      email,
      email_key: email.toLowerCase(),
      role: 'seller',
      country: 'Kosovo',
      city: 'Pejë',
      salary: '600.00',
      password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
      created_at: LONG_AGO,
      rights: work.rights ?? 'owner',
      location_id: work.location ?? null,
      limited: work.limited ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { email, userId: id };
}

/** A person who is signed in; an owner unless told. */
export async function makeStaff(
  { database: { db }, clock }: TestServer,
  { companyId: given, timezone = 'Europe/Belgrade', ...work }: StaffOptions = {},
): Promise<Staff> {
  people += 1;
  const companyId = given ?? (await addCompany(db, timezone));
  const person = await addPerson(db, companyId, work);
  const token = newToken();
  const { userId } = person;
  const session = { companyId, userId, device: 'A test', now: clock.now() };
  await insertSession(db, { tokenHash: hashToken(token), ...session });
  const newHash = hashToken(newToken());
  await renewDevice(db, { oldHash: '', newHash, owner: session, now: session.now });
  return { companyId, ...person, token };
}

const BLACK = {
  colorName: 'Black',
  albanianName: 'E zezë',
  englishName: 'Black',
  turkishName: 'Siyah',
};

/** The ids of what a shop needs before goods arrive. */
export async function makeReferenceData({ database: { db } }: TestServer, companyId: number) {
  const add = async <K extends ReferenceKind>(kind: K, input: ReferenceInput<K>) =>
    (await insertItem(db, companyId, kind, toColumns(kind, input))) ?? 0;
  return {
    locations: [
      await add('location', { name: 'Prishtinë' }),
      await add('location', { name: 'Prizren' }),
    ],
    brand: await add('brand', { brandName: 'Nike', produced: 'Vietnam', type: 'shoes' }),
    bags: await add('brand', { brandName: 'Eastpak', produced: 'China', type: 'accessories' }),
    color: await add('color', BLACK),
    type: await add('type', { specificType: 'Sneakers', type: 'shoes' }),
    sizes: [
      await add('number', { number: '42', type: 'shoes' }),
      await add('number', { number: '43', type: 'shoes' }),
    ],
  };
}

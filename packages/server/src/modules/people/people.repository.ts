import type { Person, Rights } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';

/** The person `id` of a company, or without it everybody, in the order in which they were added. */
async function read(
  db: Executor,
  { companyId, id, now }: { companyId: number; id?: number; now: Date },
): Promise<Person[]> {
  const one = id === undefined ? sql`` : sql`and u.id = ${id}`;
  const { rows } = await sql<Person>`
    select u.id, u.username, u.surname, u.email, u.role, u.rights, u.location_id as location,
      u.limited, case when u.disabled_at is not null then 'disabled'
        when u.password_hash is not null then 'active'
        when i.id is not null then 'invited' else 'employee' end as state,
      greatest(
        (select max(s.seen_at) from sessions s where s.company_id = u.company_id
          and s.user_id = u.id),
        (select max(d.seen_at) from devices d where d.company_id = u.company_id
          and d.user_id = u.id)) as seen_at,
      case when i.expires_at > ${now.toISOString()} then i.expires_at end as link_until,
      exists (select from second_factors f where f.company_id = u.company_id
        and f.user_id = u.id and f.secret is not null) as factor
    from users u
    left join invitations i
      on i.company_id = u.company_id and i.user_id = u.id and i.ended_at is null
    where u.company_id = ${companyId} ${one} order by u.id`.execute(db);
  return rows;
}

export const readPeople = (db: Executor, companyId: number, now: Date) =>
  read(db, { companyId, now });

export const readPerson = async (
  db: Executor,
  person: { companyId: number; id: number; now: Date },
) => (await read(db, person))[0];

/** A person as they are stored, to be changed. */
export interface StoredPerson {
  companyId: number;
  userId: number;
  username: string;
  surname: string;
  email: string;
  rights: Rights;
  location: number | null;
  limited: boolean;
  hasPassword: boolean;
  isDisabled: boolean;
}

const stored = (db: Executor) =>
  db
    .selectFrom('users')
    .select([
      'company_id as companyId',
      'id as userId',
      'username',
      'surname',
      'email',
      'rights',
      'location_id as location',
      'limited',
    ])
    .select((row) => [
      row('password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
      row('disabled_at', 'is not', null).$castTo<boolean>().as('isDisabled'),
    ]);

/**
 * Locks a person until the transaction ends, so that links and changes of one wait for each other.
 */
export const lockPerson = (
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<StoredPerson | undefined> =>
  stored(tx)
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks somebody by their e-mail, by which commands name people. */
export const lockPersonByEmail = (tx: Tx, emailKey: string): Promise<StoredPerson | undefined> =>
  stored(tx).where('email_key', '=', emailKey).forNoKeyUpdate().executeTakeFirst();

/** Locks the company's row, so that changes of who owns it happen one after another. */
export const lockOwners = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Whether somebody else is an owner who can sign in and works for all shops. */
export async function hasOtherOwner(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '!=', userId)
    .where('rights', '=', 'owner')
    .where('limited', '=', false)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Undefined where somebody has that e-mail already. */
export const insertPerson = (
  tx: Tx,
  values: {
    company_id: number;
    username: string;
    surname: string;
    email: string;
    email_key: string;
    rights: Rights;
    location_id: number | null;
    limited: boolean;
    created_at: string;
  },
) =>
  tx
    .insertInto('users')
    .values(values)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();

export const updatePerson = (
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
  values: {
    username?: string;
    surname?: string;
    email?: string;
    email_key?: string;
    rights?: Rights;
    location_id?: number | null;
    limited?: boolean;
    disabled_at?: string | null;
  },
) =>
  tx
    .updateTable('users')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();

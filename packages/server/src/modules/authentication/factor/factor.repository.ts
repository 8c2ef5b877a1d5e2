import type { Factor } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';

export interface Owner {
  companyId: number;
  userId: number;
}

/** What decides whether a sign-in takes a code beside the password. */
export interface AskedFactor {
  /** Encrypted; null where there is none. */
  secret: string | null;
  /** Whether the company requires a second factor of people with these rights. */
  isRequired: boolean;
  /** Days for which a device may be remembered; null for none. */
  rememberDays: number | null;
  /** Whether no code is asked for on this device. */
  isRemembered: boolean;
  username: string;
  surname: string;
  timezone: string;
}

/** The second factor of somebody who signs in on the device with this mark. */
export async function readAskedFactor(
  db: Executor,
  { companyId, userId }: Owner,
  { markHash, now }: { markHash: string; now: Date },
): Promise<AskedFactor> {
  const { rows } = await sql<AskedFactor>`
    select f.secret, u.username, u.surname, c.timezone,
      coalesce(s.totp_required, false) and u.rights in ('owner', 'manager') as "isRequired",
      s.totp_remember_days as "rememberDays",
      s.totp_remember_days is not null and exists (
        select from devices d where d.company_id = u.company_id and d.user_id = u.id
          and d.mark_hash = ${markHash} and d.remembered_until > ${now.toISOString()}
      ) as "isRemembered"
    from users u
    join companies c on c.id = u.company_id
    left join company_settings s on s.company_id = u.company_id
    left join second_factors f on f.company_id = u.company_id and f.user_id = u.id
    where u.company_id = ${companyId} and u.id = ${userId}`.execute(db);
  const [asked] = rows;
  if (!asked) throw new Error(`There is no user ${userId}`);
  return asked;
}

/** The second factor of somebody as their profile shows it. */
export async function readFactor(
  db: Executor,
  { companyId, userId }: Owner,
  now: Date,
): Promise<Factor> {
  const { rows } = await sql<Factor>`
    select f.secret is not null as "on", f.confirmed_at as since,
      (select cast(count(*) as integer) from recovery_codes r where r.company_id = u.company_id
        and r.user_id = u.id and r.used_at is null) as codes_left,
      (select cast(count(*) as integer) from devices d where d.company_id = u.company_id
        and d.user_id = u.id and d.remembered_until > ${now.toISOString()}
        and s.totp_remember_days is not null) as remembered,
      coalesce(s.totp_required, false) and u.rights in ('owner', 'manager') as required
    from users u
    left join company_settings s on s.company_id = u.company_id
    left join second_factors f on f.company_id = u.company_id and f.user_id = u.id
    where u.company_id = ${companyId} and u.id = ${userId}`.execute(db);
  const [factor] = rows;
  if (!factor) throw new Error(`There is no user ${userId}`);
  return factor;
}

/** The secret that is being set up, encrypted. */
export const readPending = (db: Executor, { companyId, userId }: Owner) =>
  db
    .selectFrom('second_factors')
    .select('pending')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Keeps a new secret beside the current one, until a code proves that the app has it. */
export const keepPending = (tx: Tx, { companyId, userId }: Owner, pending: string) =>
  tx
    .insertInto('second_factors')
    .values({ company_id: companyId, user_id: userId, secret: null, pending, confirmed_at: null })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ pending }))
    .execute();

interface Confirmed {
  pending: string;
  step: number;
  now: Date;
}

/** Makes the pending secret the one that sign-ins ask for; false if there is another one by now. */
export async function confirmPending(
  tx: Tx,
  { companyId, userId }: Owner,
  { pending, step, now }: Confirmed,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ secret: pending, pending: null, confirmed_at: now.toISOString(), last_step: step })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('pending', '=', pending)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the code of a step; false if a code of this or of a later step was used before. */
export async function takeStep(
  tx: Tx,
  { companyId, userId }: Owner,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also deletes a second factor that was only begun; false if none was on. */
export async function deleteFactor(tx: Tx, { companyId, userId }: Owner): Promise<boolean> {
  const rows = await tx
    .deleteFrom('second_factors')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .returning('secret')
    .execute();
  return rows.some(({ secret }) => secret !== null);
}

/** Makes every device of a person ask for a code again. The devices stay known. */
export const forgetRemembered = (tx: Tx, { companyId, userId }: Owner) =>
  tx
    .updateTable('devices')
    .set({ remembered_until: null })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();

/** Lets a person sign in on this device without a code until a moment. */
export const rememberDevice = (
  tx: Tx,
  { companyId, userId }: Owner,
  { markHash, until }: { markHash: string; until: Date },
) =>
  tx
    .updateTable('devices')
    .set({ remembered_until: until.toISOString() })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('mark_hash', '=', markHash)
    .execute();

/** Lifts the limit from sessions that could do nothing but set up the second factor. */
export const openDueSessions = (tx: Tx, { companyId, userId }: Owner) =>
  tx
    .updateTable('sessions')
    .set({ factor_due: false })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('factor_due', '=', true)
    .execute();

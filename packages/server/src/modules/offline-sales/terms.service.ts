import type { OfflineTerms } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import type { Dependencies } from '../../http/context';
import { readSettings } from '../company/settings.repository';
import type { OfflineTill } from './offline-tills.repository';

const HOUR = 3_600_000;

type Facts = Pick<OfflineTerms, 'location' | 'seller' | 'company'>;

/** The names of a till's shop and company, and of who is signed in. */
async function readFacts(
  db: Executor,
  { companyId, userId }: Context['caller'],
  location: number | null,
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select json_build_object('id', c.id, 'name', c.name,
        'registration_number', c.registration_number, 'address', c.address, 'phone', c.phone,
        'timezone', c.timezone) as company,
      json_build_object('id', u.id, 'name', u.username) as seller,
      case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end as location
    from companies c
    join users u on u.company_id = c.id and u.id = ${userId}
    left join locations l on l.company_id = c.id and l.id = cast(${location} as bigint)
    where c.id = ${companyId}`.execute(db);
  return rows[0] as Facts;
}

/** Notes that somebody holds a session at a till; within an hour once. */
async function confirm(db: Executor, { caller, now }: Context, till: number): Promise<void> {
  const { companyId, userId } = caller;
  const since = new Date(now.getTime() - HOUR).toISOString();
  await sql`
    insert into till_confirmations (company_id, shared_till_id, user_id, confirmed_at)
    select ${companyId}, ${till}, ${userId}, ${now.toISOString()}
    where not exists (
      select from till_confirmations
      where company_id = ${companyId} and shared_till_id = ${till} and user_id = ${userId}
        and confirmed_at > ${since})
    on conflict do nothing`.execute(db);
}

/** What a till needs to sell without a line; confirms who is signed in there. */
export async function offlineTerms(
  { db, room }: Pick<Dependencies, 'db' | 'room'>,
  context: Context,
  { id, name, number, location, last_slip: last }: OfflineTill & { number: number },
): Promise<OfflineTerms> {
  if (room.hasRoom()) await confirm(db, context, id);
  const { caller, now } = context;
  const [settings, facts] = await Promise.all([
    readSettings(db, caller.companyId),
    readFacts(db, caller, location),
  ]);
  const { return_terms, vat_rate, cash_limit, price_floor } = settings;
  return {
    till: { id, name, number },
    ...facts,
    confirmed_at: now.toISOString(),
    next_slip: last + 1,
    ...{ return_terms, vat_rate, cash_limit, price_floor },
  };
}

/** Deletes confirmations by which no sale is judged any more. */
export const deleteConfirmationsBefore = (db: Executor, before: Date) =>
  db.deleteFrom('till_confirmations').where('confirmed_at', '<', before.toISOString()).execute();

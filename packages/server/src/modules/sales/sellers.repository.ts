import type { Seller } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';

/** Who can be the salesperson of a sale: the people of the caller's shop, of all shops without one. */
export async function readSellers(
  db: Executor,
  { companyId, locationId }: Caller,
): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    select id, trim(concat_ws(' ', username, surname)) as name from users
    where company_id = ${companyId} and disabled_at is null
      and (cast(${locationId} as bigint) is null or location_id = ${locationId})
    order by username, id`.execute(db);
  return rows;
}

/** Throws 422 for a salesperson who isn't of the caller's shop. */
export async function refuseStrangeSeller(
  db: Executor,
  caller: Caller,
  salesperson: number | null,
): Promise<void> {
  if (salesperson === null || salesperson === caller.userId) return;
  const sellers = await readSellers(db, caller);
  if (sellers.some(({ id }) => id === salesperson)) return;
  throw refuse('no_such_seller', {}, { at: 'salesperson' });
}

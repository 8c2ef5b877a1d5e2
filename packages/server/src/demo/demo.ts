import { sql } from 'kysely';

import type { Config } from '../config';
import type { Database, Executor } from '../db/database';
import { hashPassword } from '../modules/authentication/passwords/passwords';
import { addShop } from './demo-shop';
import { DEMO_PASSWORD, SHOPS } from './shop-data';

const machineZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Belgrade';

async function hasCompanies(db: Executor): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Two invented companies with stock and six years of sales, in one transaction. */
export async function addDemo(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { now = new Date(), timeZone = machineZone() } = {},
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    // Rows that were all made here need no look-up of what they point to.
    if (engine === 'embedded') await sql`set local session_replication_role = replica`.execute(tx);
    for (const plan of SHOPS) await addShop(tx, plan, { timeZone, now, passwordHash });
  });
  await sql`analyze`.execute(db);
  if (engine === 'embedded') await sql`checkpoint`.execute(db);
}

/** On an empty embedded database, or where DEMO=1 asks for it; never where something is. */
export async function addDemoIfWanted({ demo }: Config, database: Database): Promise<boolean> {
  const wanted = demo ?? database.engine === 'embedded';
  if (!wanted || (await hasCompanies(database.db))) return false;
  await addDemo(database);
  return true;
}

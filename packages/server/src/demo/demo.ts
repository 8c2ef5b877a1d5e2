import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Config } from '../config';
import type { Database, Executor } from '../db/database';
import { hashPassword } from '../modules/authentication/passwords/passwords';
import { addShop } from './demo-shop';
import { DEMO_PASSWORD, SHOPS } from './shop-data';

const UTC = new Set(['UTC', 'Etc/UTC', 'Etc/UCT', 'Etc/GMT', 'GMT', 'Etc/Unknown']);

const machineZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A machine in UTC says nothing of where its shop is. */
export const demoZone = (machine: string) =>
  !machine || UTC.has(machine) ? 'Europe/Belgrade' : machine;

async function hasCompanies(db: Executor): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Any number but that of migrations, as long as every server process asks for the same one. */
const DEMO_LOCK = 7_201_945;

/** Milliseconds between two looks at whether another server has made the companies. */
const PAUSE = 250;

async function isAlone(tx: Executor): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(DEMO_LOCK)}) as alone`.execute(tx);
  return rows[0]?.alone === true;
}

/** Two invented companies with stock and six years of sales. */
async function addShops(tx: Executor, engine: Database['engine'], when: When): Promise<void> {
  // Foreign keys need no check, as all rows are made here.
  if (engine === 'embedded') await sql`set local session_replication_role = replica`.execute(tx);
  for (const plan of SHOPS) await addShop(tx, plan, when);
}

type When = Parameters<typeof addShop>[2];
type Opened = Pick<Database, 'db' | 'engine'>;

async function settle({ db, engine }: Opened): Promise<void> {
  await sql`analyze`.execute(db);
  if (engine === 'embedded') await sql`checkpoint`.execute(db);
}

const whenOf = async ({ now = new Date(), timeZone = demoZone(machineZone()) }): Promise<When> => ({
  timeZone,
  now,
  passwordHash: await hashPassword(DEMO_PASSWORD),
});

/** Adds the demo companies, in one transaction. */
export async function addDemo(
  database: Opened,
  options: { now?: Date; timeZone?: string } = {},
): Promise<void> {
  const when = await whenOf(options);
  await database.db.transaction().execute((tx) => addShops(tx, database.engine, when));
  await settle(database);
}

/**
 * Adds the demo companies to an empty embedded database, and to an empty PostgreSQL with DEMO=1. Of
 * several servers that start at once one makes them, and the others wait for it.
 */
export async function addDemoIfWanted(
  { demo }: Pick<Config, 'demo'>,
  database: Opened,
): Promise<boolean> {
  const wanted = demo ?? database.engine === 'embedded';
  if (!wanted || (await hasCompanies(database.db))) return false;
  const when = await whenOf({});
  while (!(await hasCompanies(database.db))) {
    const isMade = await database.db.transaction().execute(async (tx) => {
      if (!(await isAlone(tx)) || (await hasCompanies(tx))) return false;
      await addShops(tx, database.engine, when);
      return true;
    });
    if (isMade) {
      await settle(database);
      return true;
    }
    // It does not wait for the lock itself: a statement is cut off after its time limit.
    await pause(PAUSE);
  }
  return false;
}

import { type Kysely, sql } from 'kysely';
import pg from 'pg';

import { recordSql } from '../bench/api/recorded-sql';
import { fillForBench } from '../bench/bench-data';
import { readSessions } from '../modules/authentication/session.repository';
import { hashToken } from '../modules/authentication/sessions';
import { readSalesOfDay } from '../modules/sales/sales.repository';
import { ENGINES } from '../testing/engines';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import type { Database } from './database';
import type { Schema } from './schema';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

/** Puts all sales on five days, so that those have far more than the day that is asked for. */
const sellOnFewDays = (db: Kysely<Schema>) =>
  db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`update sale_lines set sold_on = date '2021-03-15' + id::int % 5`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });

const tokenHash = (person: number, browser: number) => hashToken(`token ${person} ${browser}`);

/** Fifty companies, each with somebody who is signed in on twenty browsers. */
async function signInEverywhere(db: Kysely<Schema>) {
  const now = new Date().toISOString();
  await sql`insert into companies (name, timezone, created_at)
    select 'Shop ' || n, 'Europe/Belgrade', ${now}::timestamptz from generate_series(2, 50) n`.execute(
    db,
  );
  await sql`insert into users (company_id, username, role, rights, email, email_key, created_at)
    select id, 'Ana', 'seller', 'owner', id || '@shop.example', id || '@shop.example', ${now}::timestamptz
    from companies where id > 1`.execute(db);
  const people = await db.selectFrom('users').select(['company_id', 'id']).execute();
  const sessions = people.flatMap(({ company_id, id: user_id }) =>
    Array.from({ length: 20 }, (_, n) => ({
      ...{ company_id, user_id, created_at: now, seen_at: now },
      token_hash: tokenHash(user_id, n),
    })),
  );
  await db.insertInto('sessions').values(sessions).execute();
}

onPostgres('plans', () => {
  let source: TestDatabase;
  let database: Database;
  let client: pg.Client;
  beforeAll(async () => {
    source = await testDatabase('postgres');
    database = await source.open();
    await fillForBench(database.db, 1_000);
    client = new pg.Client(source.databaseUrl);
    await client.connect();
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await database.close();
    await source.remove();
  });

  /** Of ten executions of a statement, how many got a plan of their own (a custom plan). */
  async function planned(name: string, statement: Parameters<typeof recordSql>[0]) {
    const [sent] = await recordSql(statement);
    if (!sent) throw new Error('Nothing was sent');
    for (let n = 0; n < 10; n += 1)
      await client.query({ name, text: sent.text, values: [...sent.values] });
    const { rows } = await client.query<{ plans: number }>(
      'select custom_plans::int as plans from pg_prepared_statements where name = $1',
      [name],
    );
    return rows[0]?.plans;
  }

  // PostgreSQL makes five custom plans before it compares them with one for all.
  test('a day with few sales is read by a plan that is kept', async () => {
    await sellOnFewDays(database.db);
    await sql`analyze`.execute(database.db);
    const day = { companyId: 1, day: '2001-01-01', shop: undefined };
    expect(await planned('day', (db) => readSalesOfDay(db, day))).toBe(5);
  });

  test('one session among those of many companies is found by a plan that is kept', async () => {
    await signInEverywhere(database.db);
    await sql`analyze`.execute(database.db);
    expect(await planned('session', (db) => readSessions(db, [tokenHash(1, 0)]))).toBe(5);
  });
});

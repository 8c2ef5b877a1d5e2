import { type Kysely, sql } from 'kysely';
import pg from 'pg';

import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { readSessions } from '../modules/authentication/session.repository';
import { hashToken } from '../modules/authentication/sessions';
import { readSalesOfDay } from '../modules/sales/sales.repository';
import { ENGINES } from '../testing/engines';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { recordSql } from './api/recorded-sql';
import { fillForBench } from './bench-data';
import { copyCompany, signInAll } from './companies/copy-company';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

/** Far more a day than on the day that is asked for. */
const sellOnFewDays = (db: Kysely<Schema>) =>
  db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`update sale_lines set sold_on = date '2021-03-15' + id::int % 5`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });

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

  /** Plans that were made for one asking alone, of ten. */
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

  // PostgreSQL tries five such plans before it compares them with one for all.
  test('a day with few sales is read by a plan that is kept', async () => {
    await sellOnFewDays(database.db);
    await sql`analyze`.execute(database.db);
    const day = { companyId: 1, day: '2001-01-01', shop: undefined };
    expect(await planned('day', (db) => readSalesOfDay(db, day))).toBe(5);
  });

  test('one session among those of many companies is found by a plan that is kept', async () => {
    await copyCompany(database.db, 50);
    const [[token = ''] = []] = await signInAll(database.db, 20);
    await sql`analyze`.execute(database.db);
    expect(await planned('session', (db) => readSessions(db, [hashToken(token)]))).toBe(5);
  }, 60_000);
});

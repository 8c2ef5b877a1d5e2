import {
  ledgerCalls,
  authenticationCalls,
  figureCalls,
  referenceCalls,
  productCalls,
  saleCalls,
  transactionCalls,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import { sql } from 'kysely';

import { addDemo } from '../demo/demo';
import { type ApiCaller, apiCaller, type Sent } from '../testing/api-caller';
import { ENGINES } from '../testing/engines';
import { startTestServer, type TestServer } from '../testing/test-server';
import { statementsOf, migrate } from './migrate';

const NOW = new Date('2026-05-13T15:20:00Z');
const servers: TestServer[] = [];

beforeAll(async () => {
  for (const engine of ENGINES) servers.push(await startTestServer({ engine }));
}, 60_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const ask = <T>(question: (server: TestServer) => Promise<T>) => Promise.all(servers.map(question));

function expectEqual(answers: unknown[]): void {
  for (const answer of answers) expect(answer).toEqual(answers[0]);
}

test('values come back the same, type by type', async () => {
  const answers = await ask(async ({ database: { db } }) => {
    const { rows } = await sql`select
      cast(9007199254740991 as bigint) as big, cast(${5} as bigint) as passed, 7 as small,
      cast('45.50' as numeric(12,2)) as money, cast(${'0.10'} as numeric(12,2)) as given,
      cast('2026-03-29' as date) as day, cast(${'2024-02-29'} as date) as leap,
      cast('2026-03-29 02:30:00+02' as timestamptz(3)) as moment,
      cast(${'2026-11-21T02:06:54.123Z'} as timestamptz(3)) as stored,
      cast('1999-12-31 23:59:59.9999' as timestamp) as local, true as yes, null as nothing,
      cast('{"a":[1,"ë"]}' as jsonb) as json, 'Ç"\\''ë 👟' as words, cast(1.5 as double precision) as half,
      cast(${['a"b', 'c\\d', null, '']} as text[]) = array['a"b', 'c\\d', null, ''] as list`.execute(
      db,
    );
    return rows[0];
  });
  expect(answers[0]).toEqual({
    big: 9_007_199_254_740_991,
    passed: 5,
    small: 7,
    money: '45.50',
    given: '0.10',
    day: '2026-03-29',
    leap: '2024-02-29',
    moment: '2026-03-29T00:30:00.000Z',
    stored: '2026-11-21T02:06:54.123Z',
    local: '1999-12-31 23:59:59.9999',
    yes: true,
    nothing: null,
    json: { a: [1, 'ë'] },
    words: 'Ç"\\\'ë 👟',
    half: 1.5,
    list: true,
  });
  expectEqual(answers);
});

test('the demo shop reads the same through each engine', async () => {
  // One after the other: PGlite computes in this process, and the other's transaction would idle.
  for (const { database } of servers) {
    await addDemo(database, { now: NOW, timeZone: 'Europe/Belgrade' });
  }
  for (const server of servers) server.clock.set(NOW);
  const body = { email: 'demo@example.com', password: 'demo1234' };
  const tokens = await ask(
    async ({ url }) => (await apiCaller(url).ok(authenticationCalls.login, { body })).data,
  );
  const same = async (call: Call, sent?: Sent) => {
    const answers = await ask((server) => {
      const api: ApiCaller = apiCaller(server.url);
      return api.ok(call, { ...sent, token: tokens[servers.indexOf(server)] });
    });
    expectEqual(answers);
    return (answers[0] as { data: unknown[] }).data;
  };

  expect((await same(productCalls.list)).length).toBeGreaterThan(2_000);
  for (const sort of ['code', 'brand', 'type', 'color', 'number', 'location', 'price']) {
    await same(productCalls.list, { query: { sort, limit: 200, code: '1', brand: 'A' } });
  }
  expect((await same(saleCalls.ofDay)).length).toBeGreaterThan(0);
  expect((await same(transactionCalls.list)).length).toBeGreaterThan(0);
  await same(figureCalls.years);
  for (const type of ['sales', 'quantity', 'online', 'bank', 'textile']) {
    await same(figureCalls.years, { body: { type, years: [2021, 2024, 2026] } });
  }
  for (const list of [referenceCalls.listBrands, referenceCalls.listNumbers, ledgerCalls.sales]) {
    expect((await same(list)).length).toBeGreaterThan(0);
  }
}, 120_000);

test('a schema that is up to date stays as it is, a newer one is refused', async () => {
  expect(await ask(({ database }) => migrate(database.db))).toEqual(servers.map(() => 0));
  const [server] = servers;
  const db = server?.database.db;
  if (!db) throw new Error('no server');
  await sql`insert into schema_migrations (version, name) values (999, 'future')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/Start the newer version/);
  await sql`delete from schema_migrations where version = 999`.execute(db);
});

test('a migration is cut into statements at semicolons that end a line, but for bodies', () => {
  const text = "-- first;\ncreate a (\n  b\n);\n\ndo $$\nbegin\n  x;\nend\n$$;\nselect ';' as c;\n";
  expect(statementsOf(text)).toEqual([
    'create a (\n  b\n);',
    'do $$\nbegin\n  x;\nend\n$$;',
    "select ';' as c;",
  ]);
  expect(() => statementsOf('select 1')).toThrow(/inside a statement/);
});

import {
  authenticationCalls,
  closingCalls,
  countCalls,
  deliveryCalls,
  eventCalls,
  exportCalls,
  importCalls,
  historyCalls,
  peopleCalls,
  productCalls,
  supplierCodeCalls,
  returnCalls,
  shipmentCalls,
  soldSaleCalls,
} from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';
import { sql } from 'kysely';
import pg from 'pg';

import type { Sent } from '../testing/api-caller';
import { ENGINES } from '../testing/engines';
import { EVERY_WRITE } from '../testing/shop/every-write';
import { type Prey, preyOf } from '../testing/shop/prey';
import { openShop, PASSWORD } from '../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../testing/worker/start-server';

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Reads of one thing by its id, each with an id that the own company has. */
const READS_OF: [Call, (own: Prey) => Sent][] = [
  [closingCalls.one, ({ closing: id }) => ({ params: { id } })],
  [countCalls.one, ({ count: id }) => ({ params: { id } })],
  [countCalls.review, ({ count: id }) => ({ params: { id } })],
  [deliveryCalls.one, ({ delivery: id }) => ({ params: { id } })],
  [importCalls.one, ({ import: id }) => ({ params: { id } })],
  [importCalls.findings, ({ import: id }) => ({ params: { id } })],
  [historyCalls.one, ({ moved: id }) => ({ params: { id } })],
  [peopleCalls.sessions, ({ userId: id }) => ({ params: { id } })],
  [productCalls.byBarcode, ({ soldBarcode: code }) => ({ params: { code } })],
  [productCalls.history, ({ soldUnit: id }) => ({ params: { id } })],
  [productCalls.siblings, ({ unit: id }) => ({ params: { id } })],
  [supplierCodeCalls.list, ({ product }) => ({ query: { product } })],
  [supplierCodeCalls.find, ({ code }) => ({ params: { code } })],
  [returnCalls.one, ({ returned: id }) => ({ params: { id } })],
  [shipmentCalls.one, ({ shipment: id }) => ({ params: { id } })],
  [soldSaleCalls.find, ({ soldBarcode: code }) => ({ query: { code } })],
  [soldSaleCalls.sale, ({ sale: id }) => ({ params: { id } })],
];
/** Calls left out of the walk: a stream, files, and one whose secret says who it is for. */
const APART = new Set<Call>([
  eventCalls.stream,
  ...Object.values<Call>(exportCalls),
  peopleCalls.invited,
]);

/**
 * Statements that need not name a company: they find out who somebody is, by a secret or an
 * address, or which import waits for any server to go on with it.
 */
const FINDERS = [
  /from sessions s .*where s\.token_hash = asked\.token_hash/,
  /from "users" where "email_key" = \$\d/,
  /^update "devices" set "mark_hash" = \$1 where "mark_hash" = \$2$/,
  /^delete from "sessions" where "token_hash" = \$1$/,
  /^select from imports i where i\.state in .* limit 1$/,
];
/** Matches a company in a condition, or as a column of new rows. */
const NAMES_COMPANY = /company_id"? (= [$(]|in )|insert into "?\w+"? (as \w+ )?\([^)]*company_id/;

/** Keys without a company, which are unique in all companies together. */
const KEYS_OF_ALL = [
  'approvals (secret_hash)',
  'companies (id)',
  'invitations (secret_hash)',
  'login_attempts (subject)',
  'schema_migrations (version)',
  'sessions (id)',
  'sessions (token_hash)',
  'shared_tills (secret_hash)',
  'users (email_key)',
];

const { query } = pg.Client.prototype;
const heard: Statement[] = [];

/** Notes what `pg` sends: text and values come as two words or as one object. */
function listen(): void {
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const [first, second = []] = words as [string | Partial<Statement>, unknown[]?];
    const { text = '', values = second } = typeof first === 'string' ? { text: first } : first;
    heard.push({ text: text.replace(/\s+/g, ' ').trim(), values });
    return Reflect.apply(query, this, words) as unknown;
  } as pg.Client['query'];
}
const stopListening = () => {
  pg.Client.prototype.query = query;
};
afterEach(stopListening);

/** Sends every write, and every read but those of `APART`, while statements are noted. */
async function walk(server: TestServer): Promise<void> {
  for (const make of EVERY_WRITE) {
    const shop = await openShop(server);
    const { call, params, body } = await make(shop, 1, server);
    listen();
    const { status } = await shop.api.any(call, { body, ...(params && { params }) });
    stopListening();
    expect([call.path, status]).toEqual([call.path, 200]);
  }
  const own = await preyOf(await openShop(server), server.database.db);
  listen();
  const body = { email: own.email, password: PASSWORD };
  const { data: token } = await own.api.ok(authenticationCalls.login, { body });
  await own.api.ok(authenticationCalls.logout, { token });
  for (const [call, sentTo] of READS_OF) await own.api.ok(call, sentTo(own));
  const reads = allCalls.filter((call) => call.method === 'GET' && !call.path.includes(':'));
  for (const call of reads) if (!APART.has(call)) await own.api.any(call, {});
  stopListening();
}

/** Matches statements that use a table with rows of several companies. */
async function tablesOfCompanies({ database }: TestServer): Promise<RegExp> {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.columns
    where column_name = 'company_id' and table_schema = 'public'`.execute(database.db);
  const names = rows.map(({ name }) => name).join('|');
  return new RegExp(`\\b(from|join|into|update|using) "?(${names})\\b`);
}

/** The companies that a statement's values name. */
const companiesOf = ({ text, values }: Statement) =>
  new Set(
    [...text.matchAll(/company_id"? = \$(\d+)/g)].map(([, n]) => String(values[Number(n) - 1])),
  );

const describeIf = ENGINES.includes('postgres') ? describe : describe.skip;
describeIf('statements', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine: 'postgres' });
  });
  afterAll(() => server.close());

  test('each names its one company, except those that look the company up', async () => {
    const owned = await tablesOfCompanies(server);
    await walk(server);
    const texts = [...new Set(heard.map(({ text }) => text))];
    expect(texts.length).toBeGreaterThan(200);
    const nameless = texts.filter((text) => owned.test(text) && !NAMES_COMPANY.test(text));
    expect(nameless.filter((text) => !FINDERS.some((finder) => finder.test(text)))).toEqual([]);
    expect(heard.filter((statement) => companiesOf(statement).size > 1)).toEqual([]);
  });

  test('every unique key has the company, except keys that find people or secrets', async () => {
    const { rows } = await sql<{ key: string }>`
      select cast(i.indrelid as regclass) || ' (' || string_agg(a.attname, ', ') || ')' as key
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(cast(i.indkey as int[]))
      where i.indisunique and c.relnamespace = cast('public' as regnamespace)
      group by i.indexrelid, i.indrelid having not bool_or(a.attname = 'company_id')
      order by 1`.execute(server.database.db);
    expect(rows.map(({ key }) => key)).toEqual(KEYS_OF_ALL);
    const { rows: foreign } = await sql`select conname from pg_constraint f
      where contype = 'f' and not exists (select from pg_attribute a
        where a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname = 'company_id')`.execute(
      server.database.db,
    );
    expect(foreign).toEqual([]);
  });
});

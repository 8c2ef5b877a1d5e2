import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  authenticationCalls,
  historyCalls,
  productCalls,
  saleCalls,
  sizeSortKey,
} from '@backoffice/contracts';

import { restoreBackup } from '../backup/restore-backup';
import type { Database } from '../db/database';
import { schemaVersion } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { apiCaller } from '../testing/api-caller';
import { type Engine, ENGINES } from '../testing/engines';
import { callerAs, PASSWORD } from '../testing/shop/test-shop';
import { testDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { describeSchema } from './describe-schema';
import { columnsOf, type Rows, rowsOf } from './dump-rows';
import { openDumpShops } from './dump-shops';
import {
  emptyEmbedded,
  emptyPostgres,
  KEPT,
  keptBackup,
  keptRows,
  loadPostgres,
  unpackEmbedded,
} from './kept-dumps';

/** Today's names of a dump's tables and columns (`table.column`) that a migration renamed. */
const RENAMED: Record<string, string> = {
  receipts: 'deliveries',
  'units.receipt_id': 'delivery_id',
  'reversals.happened_on': 'booked_on',
};
/** Columns that today's rules derive from other values. */
const DERIVED: Record<string, (row: Rows[string][number]) => string> = {
  'numbers.sort_key': ({ name }) => sizeSortKey(name ?? ''),
};
/** Nobody misses a count of failed sign-ins, and migrations write their own record. */
const NOT_KEPT = ['login_attempts', 'schema_migrations'];
const NOT_IN_BACKUPS = ['sessions', 'devices', 'invitations', 'approvals'];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-upgrade-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Closes everything that a test opened, even when the test fails. */
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The rows that today's database must have, under today's names. */
function expectedOf(rows: Rows, leftOut: string[] = []): Rows {
  const kept = Object.entries(rows).filter(([name]) => ![...NOT_KEPT, ...leftOut].includes(name));
  return Object.fromEntries(
    kept.map(([table, list]) => {
      const nameOf = (column: string) => RENAMED[`${table}.${column}`] ?? column;
      const renamed = list.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            nameOf(name),
            DERIVED[`${table}.${name}`]?.(row) ?? value,
          ]),
        ),
      );
      return [RENAMED[table] ?? table, renamed];
    }),
  );
}

async function foundIn({ db }: Database, expected: Rows): Promise<Rows> {
  const found: Rows = {};
  for (const [table, [first = {}]] of Object.entries(expected)) {
    found[table] = await rowsOf(db, table, Object.keys(first));
  }
  return found;
}

const placeOf = async (engine: Engine, schema: string) => {
  if (engine === 'postgres') return { databaseUrl: await loadPostgres(schema) };
  const folder = fs.mkdtempSync(path.join(dataDir, 'embedded-'));
  await unpackEmbedded(schema, folder);
  return { dataDir: folder };
};

test('a dump of today would have rows in every table', async () => {
  const server = await startTestServer();
  closing.push(() => server.close());
  await openDumpShops(server);
  const { db } = server.database;
  const empty: string[] = [];
  for (const [table, columns] of Object.entries(await columnsOf(db))) {
    if (!(await rowsOf(db, table, columns)).length) empty.push(table);
  }
  expect(empty).toEqual(['schema_migrations'].filter((table) => empty.includes(table)));
}, 120_000);

/** The data of a kept dump on a server of today, upgraded once for the tests that follow. */
function upgraded(engine: Engine, schema: string) {
  let server: TestServer;
  let version: number;
  beforeAll(async () => {
    const place = await placeOf(engine, schema);
    const old = await openDatabase({
      ...{ dataDir, databaseUrl: undefined, poolSize: 1, statementTimeout: 15_000 },
      ...place,
    });
    version = await schemaVersion(old.db);
    await old.close();
    server = await startTestServer({ engine, ...place });
  }, 120_000);
  afterAll(() => server.close());
  return {
    server: () => server,
    version: () => version,
    api: async () => {
      const [person] = keptRows(schema).users ?? [];
      const body = { email: person?.email, password: PASSWORD };
      const { data: token } = await apiCaller(server.url).ok(authenticationCalls.login, { body });
      return callerAs({ token }, server.url);
    },
  };
}

describe.each(ENGINES)('data of an earlier version on %s', (engine) => {
  let anew: string[];
  beforeAll(async () => {
    const source = await testDatabase(engine);
    const fresh = await source.open();
    anew = await describeSchema(fresh.db);
    await fresh.close();
    await source.remove();
  }, 120_000);

  describe.each(KEPT)('of %s', (schema) => {
    const kept = upgraded(engine, schema);

    test('are all there after the upgrade, value by value', async () => {
      expect(kept.version()).toBe(Number(schema.slice(-3)));
      const expected = expectedOf(keptRows(schema));
      expect(await foundIn(kept.server().database, expected)).toEqual(expected);
    });

    test('end in the schema that a new installation has', async () => {
      const after = await describeSchema(kept.server().database.db);
      expect(after).toEqual(anew);
      const oldNames = Object.keys(RENAMED).map((name) => name.split('.'));
      const left = after.filter((line) =>
        oldNames.some((name) => name.every((part) => line.includes(part))),
      );
      expect(left).toEqual([]);
    });

    if (keptRows(schema).operations) {
      test('are undone as far as nothing happened since', async () => {
        const api = await kept.api();
        const query = { kinds: 'delivery', code: 'NK-1' };
        const { data: done } = await api.ok(historyCalls.list, { query });
        expect(done).toMatchObject([{ units: 6, delivery: expect.any(Number), undoable: true }]);
        const params = { id: done[0]?.id ?? 0 };
        const refused = await api.refused(409, historyCalls.undo, { params, body: {} });
        const moved = refused.conflicts?.map((one) => one.moved?.kind);
        expect(moved).toEqual(['returned', 'sold', 'voided', 'voided']);
        await api.ok(historyCalls.undo, { params, body: refused.data });
        const { data } = await api.ok(productCalls.list, { query: { out: '1' } });
        expect(data.filter(({ out }) => out === 'not_delivered')).toHaveLength(2);
      });
    }

    test('can be sold and moved as before', async () => {
      const api = await kept.api();
      const { data: units } = await api.ok(productCalls.list);
      const id = units[0]?.id ?? 0;
      const line = { regular_price: '49.90', price: 45, paymentType: 'cash', sale_type: 'store' };
      await api.ok(saleCalls.sell, { body: [{ id, ...line }] });
      expect((await api.ok(saleCalls.ofDay)).data).toHaveLength(1);
    });

    test('come back from a backup of then', async () => {
      const home = fs.mkdtempSync(path.join(dataDir, 'restored-'));
      const databaseUrl = engine === 'postgres' ? await emptyPostgres() : undefined;
      if (engine === 'embedded') emptyEmbedded(home);
      const database = await openDatabase({
        ...{ dataDir: home, databaseUrl, poolSize: 2, statementTimeout: 60_000 },
      });
      closing.push(() => database.close());
      await restoreBackup(database.db, keptBackup(schema));
      const expected = expectedOf(keptRows(schema), NOT_IN_BACKUPS);
      expect(await foundIn(database, expected)).toEqual(expected);
    }, 120_000);
  });
});

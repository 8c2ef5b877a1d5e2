import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { importCalls, historyCalls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { openDatabase } from '../../../db/open-database';
import { type Engine, ENGINES, patience, rounds } from '../../../testing/engines';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process';
import { checkedImport, shoeLines } from '../../../testing/shop/imports/imports';
import { callerAs, openShop, type Shop } from '../../../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const UNITS = 2_600;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-import-crash-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Prepared {
  shop: Shop;
  imports: number[];
  settings: Record<string, string>;
  withDatabase: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
}

/** A shop with checked imports, and access to its database while no server runs. */
async function prepare(engine: Engine, files: number): Promise<Prepared> {
  const dataDir = path.join(folder, engine);
  const kept = { engine, ...(engine === 'embedded' && { dataDir }) };
  const server: TestServer = await startTestServer(kept);
  const shop = await openShop(server);
  const imports: number[] = [];
  while (imports.length < files) {
    imports.push(await checkedImport(server.database.db, shop, shoeLines(UNITS)));
  }
  const { databaseUrl } = server.config;
  // This server's own runner would do the work of those that are killed.
  await server.app.close();
  if (databaseUrl) {
    return {
      ...{ shop, imports },
      settings: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0' },
      withDatabase: (work) => work(server.database.db),
      remove: () => server.close(),
    };
  }
  const settings = { DATA_DIR: dataDir, DEMO: '0' };
  await server.close();
  return {
    ...{ shop, imports, settings },
    withDatabase: async (work) => {
      const limits = { poolSize: 1, statementTimeout: 15_000 };
      const database = await openDatabase({ dataDir, databaseUrl: undefined, ...limits });
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    remove: () => Promise.resolve(),
  };
}

/**
 * Counts of imports that are booked, undone or cancelled by half, or that have wrong movements or
 * barcodes.
 */
async function findOdd(db: Executor, companyId: number) {
  const { rows } = await sql<Record<string, number>>`
    with counted as (
      select i.state, i.unit_count, i.undone_by, count(u.id) as units,
        count(u.id) filter (where u.out_id is null) as here, count(distinct u.barcode) as barcodes,
        (select count(*) from movements m where m.company_id = i.company_id
          and m.operation_id = i.operation_id and m.kind = 'received') as received,
        (select count(*) from movements m where m.company_id = i.company_id
          and m.operation_id = i.undone_by and m.kind = 'went_out') as taken_back
      from imports i left join units u on u.company_id = i.company_id and u.import_id = i.id
      where i.company_id = ${companyId} and i.operation_id is not null
      group by i.company_id, i.id
    )
    select count(*) filter (where state not in ('applied', 'cancelled')) as not_over,
      count(*) filter (where state = 'applied' and here <> unit_count and undone_by is null)
        as half_booked,
      count(*) filter (where state = 'applied' and here <> 0 and undone_by is not null)
        as half_undone,
      count(*) filter (where state = 'cancelled' and here <> 0) as half_cancelled,
      count(*) filter (where received <> units) as odd_histories,
      count(*) filter (where undone_by is not null and taken_back <> units) as odd_ends,
      count(*) filter (where barcodes <> units) as odd_barcodes
    from counted`.execute(db);
  return Object.entries(rows[0] ?? {}).filter(([, count]) => Number(count) !== 0);
}

const leftOf = async (db: Executor, id: number) =>
  (
    await db
      .selectFrom('units')
      .select('id')
      .where('import_id', '=', id)
      .where('out_id', 'is', null)
      .limit(1)
      .execute()
  ).map((unit) => unit.id);

const stateOf = async ({ api }: Shop, id: number) =>
  (await api.ok(importCalls.list)).data.find((one) => one.id === id)?.state;

/** Tries to sell a unit of an import: this may succeed only once the import is applied. */
async function sellOne(shop: Shop, id: number, [unit]: number[]): Promise<void> {
  if (unit === undefined) return;
  const { status, body } = await shop.api.any(saleCalls.sell, { body: [shop.line(unit)] });
  if (status === 200) expect(await stateOf(shop, id)).toBe('applied');
  else expect(['importing', 'gone']).toContain((body as { code: string }).code);
}

/** Waits until the restarted server has finished the import that the killed one began. */
async function whenEnded(shop: Shop, id: number): Promise<void> {
  while (/ing$/.test((await stateOf(shop, id)) ?? '')) await pause(100);
}

test.each(ENGINES)(
  'a server that is killed while it books, takes back or undoes goes on after the start on %s',
  async (engine) => {
    const kills = rounds(3, 20);
    const { shop, imports, settings, withDatabase, remove } = await prepare(engine, kills);
    let running: ServerProcess = await startServerProcess(settings);
    const here = (): Shop => ({ ...shop, api: callerAs(shop, running.url) });
    for (const [kill, id] of imports.entries()) {
      const { api } = here();
      await api.ok(importCalls.apply, { params: { id }, body: { create: true } });
      if (kill % 3 === 2) {
        await whenEnded(here(), id);
        const { data } = await api.ok(importCalls.one, { params: { id } });
        await api.ok(historyCalls.undo, { params: { id: data.operation ?? 0 }, body: {} });
      }
      await pause(Math.random() * 400);
      const isCancelled = kill % 3 === 1;
      if (isCancelled) await api.any(importCalls.cancel, { params: { id } });
      if (isCancelled) await pause(Math.random() * 200);
      await running.end('SIGKILL');
      const left = await withDatabase((db) => leftOf(db, id));
      running = await startServerProcess(settings);
      await sellOne(here(), id, left);
      await whenEnded(here(), id);
    }
    expect(await running.end('SIGTERM')).toBe(0);
    expect(await withDatabase((db) => findOdd(db, shop.companyId))).toEqual([]);
    await remove();
  },
  patience(600_000),
);

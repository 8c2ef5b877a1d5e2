import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { closingCalls, deliveryCalls, saleCalls, tillCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { apiCaller } from '../../testing/api-caller';
import { type Engine, ENGINES_OF_MOST, patience, rounds } from '../../testing/engines';
import { startServerProcess } from '../../testing/server-process';
import { callerAs, openShop, type Shop } from '../../testing/shop/test-shop';
import { tillCaller } from '../../testing/shop/till';
import { startTestServer, type TestServer } from '../../testing/test-server';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Answered {
  sales: number[];
  closings: number[];
  movements: number[];
}

/** Sells, moves money and closes as fast as it can until the line is cut; notes all answers. */
async function load(url: string, shop: Shop, units: number[], answered: Answered) {
  const api = callerAs(shop, url);
  const till = tillCaller(api);
  const location = shop.locations[0] ?? null;
  const sell = async () => {
    for (;;) {
      const ids = units.splice(0, 2);
      const { data } = await api.ok(saleCalls.sell, { body: ids.map((id) => shop.line(id)) });
      answered.sales.push(data.id);
      const body = { location, direction: 'out', amount: 1, reason: 'bank' };
      answered.movements.push((await api.ok(tillCalls.move, { body })).data.id);
      await pause(20);
    }
  };
  const close = async () => {
    for (;;) {
      const body = await till.count({ location, reason: 'a test' });
      const { status, body: answer } = await api.any(closingCalls.close, { body });
      const { data } = answer as { data: { closing: { id: number } } };
      if (status === 200) answered.closings.push(data.closing.id);
    }
  };
  await Promise.allSettled([sell(), sell(), close()]);
}

/**
 * Kinds of damage that occurred: rows that were answered and are lost, half written or counted
 * twice.
 */
async function findOdd(db: Executor, { sales, closings, movements }: Answered) {
  const missing = (table: string, ids: number[]) => sql`(select count(*)
    from unnest(cast(${ids} as bigint[])) as told (id)
    where not exists (select from ${sql.table(table)} t where t.id = told.id))`;
  const { rows } = await sql<Record<string, number>>`select
    ${missing('sales', sales)} as lost_sales,
    ${missing('closings', closings)} as lost_closings,
    ${missing('till_movements', movements)} as lost_movements,
    (select count(*) from sales s where s.total is distinct from (select sum(e.amount)
      from till_entries e where e.source = 'sale' and e.source_id = s.id
        and e.period_id = s.period_id)) as sales_without_entry,
    (select count(*) from till_entries e where e.source = 'sale'
      and not exists (select from sales s where s.id = e.source_id)) as entries_without_sale,
    (select count(*) from till_movements m where -m.amount is distinct from (select sum(e.amount)
      from till_entries e where e.source = 'movement' and e.source_id = m.id)) as half_movements,
    (select coalesce(max(number), 0) - count(*) from closings) as gaps,
    (select count(*) from till_periods p where (p.closed_at is null) =
      exists (select from closings c where c.period_id = p.id)) as half_closings,
    (select count(*) from till_periods where closed_at is null) - 1 as open_besides_one,
    (select count(*) from closings c where (c.snapshot #>> '{report,sales,count}')::bigint <>
      (select count(*) from sales s where s.period_id = c.period_id)) as wrong_reports`.execute(db);
  return Object.entries(rows[0] ?? {}).filter(([, count]) => Number(count) !== 0);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-till-crash-'));
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function open(kept: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(kept);
  servers.push(server);
  return server;
}

/**
 * A shop, the settings to start a server process for it, and a way to open its database once the
 * process has ended.
 */
async function prepare(engine: Engine) {
  const dataDir = path.join(folder, engine);
  const kept = { engine, ...(engine === 'embedded' && { dataDir }) };
  const server = await open(kept);
  const shop = await openShop(server);
  const units = await shop.receive(1_000);
  const { databaseUrl } = server.config;
  if (databaseUrl) {
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0' };
    return { shop, units, settings, reopen: () => Promise.resolve(server) };
  }
  await servers.pop()?.close();
  const settings = { DATA_DIR: dataDir, DEMO: '0' };
  return { shop, units, settings, reopen: () => open(kept) };
}

test.each(ENGINES_OF_MOST)(
  'a server that is killed while a till is closed leaves neither gap nor half on %s',
  async (engine) => {
    const { shop, units, settings, reopen } = await prepare(engine);
    const answered: Answered = { sales: [], closings: [], movements: [] };
    let running = await startServerProcess(settings);
    for (let kill = 0; kill < rounds(3, 20); kill += 1) {
      const before = answered.closings.length;
      const api = apiCaller(running.url);
      while (units.length < 1_000) {
        const body = shop.shoes(1_000);
        const { data } = await api.ok(deliveryCalls.receive, { token: shop.token, body });
        units.push(...data.items.map(({ id }) => id));
      }
      const working = load(running.url, shop, units, answered);
      const isClosing = () => answered.closings.length >= before + 2;
      for (let waits = 0; waits < 600 && !isClosing(); waits += 1) await pause(50);
      await pause(7 * (kill % 9));
      await running.end('SIGKILL');
      await working;
      running = await startServerProcess(settings);
    }
    expect(answered.closings.length).toBeGreaterThan(0);
    expect(await running.end('SIGTERM')).toBe(0);
    const server = await reopen();
    expect(await findOdd(server.database.db, answered)).toEqual([]);
  },
  patience(600_000),
);

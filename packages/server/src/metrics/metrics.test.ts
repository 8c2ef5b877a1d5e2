import fs from 'node:fs';
import path from 'node:path';

import { clientErrorCalls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { apiCaller } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { openShop } from '../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../testing/test-server';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The value of a line such as `sales_total` or `x{a="b"}`; undefined where there is none. */
async function valueOf(server: TestServer, line: string): Promise<number | undefined> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}

onServer('whoever watches the server', (server) => {
  test('sees sales and sold units, and none twice that is sent again or refused', async () => {
    const { api, receive, line } = await openShop(server());
    const [one, two, three] = await receive(3);
    const before = (await valueOf(server(), 'sales_total')) ?? 0;
    const beforeUnits = (await valueOf(server(), 'sold_units_total')) ?? 0;
    const sent = {
      body: [line(one!), line(two!)],
      headers: { 'idempotency-key': 'once-0123456789abcdef' },
    };
    await api.ok(saleCalls.sell, sent);
    await api.ok(saleCalls.sell, sent);
    expect((await api.any(saleCalls.sell, { body: [line(three!), line(one!)] })).status).toBe(409);
    expect(await valueOf(server(), 'sales_total')).toBe(before + 1);
    expect(await valueOf(server(), 'sold_units_total')).toBe(beforeUnits + 2);
  });

  test('sees that the database answers, its connections, and how late the process is', async () => {
    expect(await valueOf(server(), 'database_up')).toBe(1);
    expect(await valueOf(server(), 'database_lock_waits')).toBe(0);
    for (const state of ['busy', 'idle', 'waiting'])
      expect(await valueOf(server(), `database_connections{state="${state}"}`)).not.toBeUndefined();
    expect(await valueOf(server(), 'nodejs_eventloop_lag_p99_seconds')).not.toBeUndefined();
  });

  test('sees who waits for a connection or a lock', async () => {
    const { db, engine } = server().database;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let holds: Promise<void> | undefined;
    await new Promise<void>((isLocked) => {
      holds = db.transaction().execute(async (tx) => {
        await sql`lock table brands in access exclusive mode`.execute(tx);
        isLocked();
        await released;
      });
    });
    const waits = db.selectFrom('brands').selectAll().execute();
    const sign =
      engine === 'postgres' ? 'database_lock_waits' : 'database_connections{state="waiting"}';
    await until(async () => ((await valueOf(server(), sign)) ?? 0) > 0);
    release();
    await Promise.all([holds, waits]);
  });
});

describe('errors in browsers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const write = (file: string, content: object | string) => {
      const full = path.join(server.config.releasesDir, file);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      fs.writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
    };
    const label = { en: 'Sales', sq: 'Sales', tr: 'Sales', ar: 'Sales' };
    const look = { icon: 'M0 0', guarded: true, sidebar: true, order: 1 };
    const route = { path: '/sales', page: 'sales', label, ...look };
    write('host/h1/index.html', '<title>one</title>');
    write('sales/v2/area.json', { name: 'sales', routes: [route] });
    const served = (release: string) => ({ release, source: 'release' });
    write('registry.json', { host: served('h1'), areas: { sales: served('v2') } });
  }, 60_000);
  afterAll(() => server.close());

  test('are counted by area and release, and no stranger’s word becomes a label', async () => {
    const report = (area: string, release: string) =>
      apiCaller(server.url).ok(clientErrorCalls.report, {
        body: { area, release, reference: 'K7QF-2M4X', message: 'x' },
      });
    await report('sales', 'v2');
    await report('sales', 'v2');
    await report('sales', 'v1');
    await report('shell', 'h1');
    await report('made up"} 1', 'by a stranger');
    const counted = (area: string, release: string) =>
      valueOf(server, `client_errors_total{area="${area}",release="${release}"}`);
    expect(await counted('sales', 'v2')).toBe(2);
    expect(await counted('sales', 'another')).toBe(1);
    expect(await counted('shell', 'h1')).toBe(1);
    expect(await counted('unknown', 'unknown')).toBe(1);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toMatch(/made up|stranger/);
    expect(await valueOf(server, 'release_served{area="sales",release="v2"}')).toBe(1);
    expect(await valueOf(server, 'release_served{area="host",release="h1"}')).toBe(1);
  });
});

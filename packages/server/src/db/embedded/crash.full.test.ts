import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type Location, referenceCalls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { apiCaller } from '../../testing/api-caller';
import { ENGINES, patience, rounds } from '../../testing/engines';
import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { openShop, type Shop } from '../../testing/shop/test-shop';
import { startTestServer } from '../../testing/test-server';

const onEmbedded = ENGINES.includes('embedded') ? test : test.skip;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-crash-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

interface Acknowledged {
  sold: number[];
  names: string[];
}

/** Sells and adds as fast as it can until the line is cut; notes what was answered. */
async function load(url: string, shop: Shop, units: number[], acknowledged: Acknowledged) {
  const api = apiCaller(url);
  const client = async () => {
    for (;;) {
      const ids = units.splice(0, 2);
      const body = ids.map((id) => shop.line(id));
      await api.ok(saleCalls.sell, { token: shop.token, body });
      acknowledged.sold.push(...ids);
      const name = `Shop ${ids.join('-')}`;
      await api.ok(referenceCalls.addLocation, { token: shop.token, body: { name } });
      acknowledged.names.push(name);
    }
  };
  await Promise.allSettled([client(), client(), client(), client()]);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

onEmbedded(
  'a killed server comes back with every acknowledged write, none of them half',
  async () => {
    const preparing = await startTestServer({ dataDir });
    const shop = await openShop(preparing);
    const units: number[] = [];
    const kills = rounds(3, 20);
    while (units.length < kills * 1_000) units.push(...(await shop.receive(1_000)));
    await preparing.close();

    const acknowledged: Acknowledged = { sold: [], names: [] };
    const settings = { DATA_DIR: dataDir, DEMO: '0' };
    let running: ServerProcess = await startServerProcess(settings);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = acknowledged.sold.length;
      const working = load(running.url, shop, units, acknowledged);
      const isSelling = () => acknowledged.sold.length >= before + 8;
      for (let waits = 0; waits < 600 && !isSelling(); waits += 1) await wait(50);
      await wait(40 * (kill % 5));
      await running.end('SIGKILL');
      await working;
      running = await startServerProcess(settings);
    }
    const api = apiCaller(running.url);
    const { token } = shop;
    expect(acknowledged.sold.length).toBeGreaterThan(0);
    const { data: locations } = await api.ok(referenceCalls.listLocations, { token });
    const names = new Set((locations as Location[]).map(({ name }) => name));
    expect(acknowledged.names.filter((name) => !names.has(name))).toEqual([]);
    const { data: sales } = await api.ok(saleCalls.ofDay, { token });
    expect(sales.length).toBeGreaterThanOrEqual(acknowledged.sold.length);
    expect(await running.end('SIGTERM')).toBe(0);

    const after = await startTestServer({ dataDir });
    const lost = await sql<{ id: number }>`select id from units
      where sale_id is null and id = any(cast(${acknowledged.sold} as bigint[]))`.execute(
      after.database.db,
    );
    expect(lost.rows).toEqual([]);
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from units where sale_id is not null) as sold,
      (select count(*) from sale_lines) as lines,
      (select count(*) from movements where kind = 'sold') as moved,
      (select sum(units) from monthly_figures)::bigint as counted,
      (select 2 * count(*) from sales) as twice_sales,
      (select value from counters where kind = 'receipt') * 2 as numbered,
      (select count(*) from sales s where total <>
        (select sum(price) from sale_lines x where x.sale_id = s.id)) as wrong`.execute(
      after.database.db,
    );
    const { sold, wrong, ...others } = rows[0] ?? {};
    expect(wrong).toBe(0);
    for (const count of Object.values(others)) expect(count).toBe(sold);
    await after.close();
  },
  patience(600_000),
);

onEmbedded(
  'a server that is told to stop answers what it has begun',
  async () => {
    const running = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0' });
    const answers = Array.from({ length: 20 }, () => fetch(`${running.url}/readyz`));
    await answers[0];
    const ended = running.end('SIGTERM');
    const settled = await Promise.allSettled(answers);
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await ended).toBe(0);
    expect(fs.existsSync(path.join(dataDir, 'server.lock'))).toBe(false);
  },
  60_000,
);

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  authenticationCalls,
  productCalls,
  registrySchema,
  saleCalls,
} from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { ENGINES } from '../testing/engines';
import { type LoadBalancer, startLoadBalancer } from '../testing/load-balancer';
import { type ServerProcess, startServerProcess } from '../testing/server-process';
import { openShop, type Shop } from '../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../testing/test-server';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-many-'));
const releases = path.join(folder, 'releases');

function serveSales(release: string): void {
  const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
  const route = { path: '/sales', page: 'selling', label, icon: 'M0 0', order: 1 };
  const area = { name: 'sales', routes: [{ ...route, guarded: true, sidebar: true }] };
  fs.mkdirSync(path.join(releases, 'sales', release), { recursive: true });
  fs.writeFileSync(path.join(releases, 'sales', release, 'area.json'), JSON.stringify(area));
  const next = path.join(releases, 'registry.json.next');
  const slots = { areas: { sales: { release, source: 'release' } } };
  fs.writeFileSync(next, JSON.stringify(slots));
  fs.renameSync(next, path.join(releases, 'registry.json'));
}

onPostgres('two servers on one PostgreSQL', () => {
  let first: TestServer;
  let servers: ServerProcess[];
  let balancer: LoadBalancer;
  let shop: Shop;

  beforeAll(async () => {
    serveSales('1');
    first = await startTestServer({ engine: 'postgres' });
    const start = (name: string) =>
      startServerProcess({
        DATABASE_URL: first.config.databaseUrl ?? '',
        DATA_DIR: path.join(folder, name),
        RELEASES_DIR: releases,
      });
    servers = await Promise.all([start('a'), start('b')]);
    balancer = await startLoadBalancer(servers.map(({ url }) => url));
    shop = await openShop({ ...first, url: balancer.url });
  }, 120_000);
  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map((server) => server.end()));
    await first.close();
    fs.rmSync(folder, { recursive: true });
  });

  const onEach = <T>(ask: (url: string) => Promise<T>) =>
    Promise.all(servers.map(({ url }) => ask(url)));

  test('sell a unit once, whichever of them is asked', async () => {
    const units = await shop.receive(10);
    const statuses = await Promise.all(
      units.flatMap((id) =>
        servers.map(async ({ url }) => {
          const sent = { token: shop.token, body: [shop.line(id)] };
          return (await apiCaller(url).any(saleCalls.sell, sent)).status;
        }),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(units.length);
    expect(statuses.filter((status) => status === 409)).toHaveLength(units.length);
    expect((await shop.api.ok(productCalls.ids)).data).toEqual([]);
  });

  test('answer a retry as the other one answered first', async () => {
    const [unit = 0] = await shop.receive(1);
    const sent = {
      token: shop.token,
      headers: { 'idempotency-key': 'many-servers-1' },
      body: [shop.line(unit)],
    };
    const answers = await onEach((url) => apiCaller(url).ok(saleCalls.sell, sent));
    expect(answers[1]).toEqual(answers[0]);
  });

  test('both show the area that was released, without a restart', async () => {
    const release = async (url: string) => {
      const answer = await fetch(`${url}/areas.json`);
      return registrySchema.parse(await answer.json()).areas[0]?.release;
    };
    expect(await onEach(release)).toEqual(['1', '1']);
    serveSales('2');
    expect(await onEach(release)).toEqual(['2', '2']);
  });

  test('a token that is revoked on one is dead on the other at once', async () => {
    const [one, other] = servers.map(({ url }) => apiCaller(url));
    const { token } = shop;
    await other?.ok(authenticationCalls.user, { token });
    await one?.ok(authenticationCalls.logout, { token });
    await other?.refused(401, authenticationCalls.user, { token });
  });
});

import fs from 'node:fs';
import path from 'node:path';

import { clientErrorCalls, clientViewCalls, releaseCalls as calls } from '@backoffice/contracts';

import { callerAs, openShop, signedIn } from '../../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../../testing/test-server';

const label = { en: 'Page', sq: 'Page', tr: 'Page', ar: 'Page' };
const look = { icon: 'M0 0', guarded: true, sidebar: true, order: 1, label };
const slot = (release: string) => ({ release, source: 'release' });
const AT = '2026-03-02T10:00:00.000Z';
const UNTIL = '2099-01-01T00:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

function release(shop: number, email: string): void {
  const put = (file: string, content: object | string) => {
    const full = path.join(server.config.releasesDir, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  };
  put('host/h1/index.html', '<title>shop</title>');
  for (const version of ['1', '2', '3']) {
    const routes = [{ path: '/sales', page: 'sales', ...look }];
    put(`sales/${version}/area.json`, { name: 'sales', routes });
  }
  const note = { release: '1', at: AT, by: 'release', who: 'Ada' };
  const canary = {
    ...slot('2'),
    locations: [shop, 999_999],
    people: [email, 'gone@shop.example'],
    at: AT,
  };
  put('registry.json', {
    host: slot('h1'),
    areas: { sales: slot('1') },
    history: { sales: [note] },
    canaries: { sales: canary },
    previews: { 'pr-42': { until: UNTIL, areas: { sales: slot('3') }, links: [] } },
  });
}

test('an owner sees what is shown to whom and how it does, where no other company shares the server', async () => {
  const shop = await openShop(server);
  const [location] = shop.locations as [number];
  release(location, shop.email);
  await shop.api.ok(clientViewCalls.count, {
    body: { views: [{ area: 'sales', release: '2', views: 7 }] },
  });
  await shop.api.ok(clientErrorCalls.report, {
    body: { area: 'sales', release: '2', reference: 'K7QF-2M4X', message: 'x' },
  });
  const row = {
    ...{ area: 'sales', at: null, who: null, locations: [], people: [], preview: null },
    ...{ until: null, views: 0, errors: 0, failing: false },
  };
  expect((await shop.api.ok(calls.list)).data).toEqual([
    { ...row, area: 'host', release: 'h1', shown_as: 'everybody' },
    { ...row, release: '1', shown_as: 'everybody', at: AT, who: 'Ada' },
    {
      ...{ ...row, release: '2', shown_as: 'canary', at: AT, views: 7, errors: 1 },
      locations: [
        { id: location, name: expect.any(String) },
        { id: 999_999, name: '999999' },
      ],
      people: [shop.email, 'gone@shop.example'],
      unknown: ['999999', 'gone@shop.example'],
    },
    { ...row, release: '3', shown_as: 'preview', preview: 'pr-42', until: UNTIL },
  ]);
  const { companyId } = shop;
  for (const rights of ['manager', 'stock', 'cashier'] as const) {
    const staff = await signedIn(server, { companyId, rights });
    await callerAs(staff, server.url).refused(403, calls.list);
  }
  await signedIn(server);
  expect((await shop.api.ok(calls.list)).data).toBeNull();
});

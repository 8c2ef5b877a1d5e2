import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { publish } from '../publish';
import { readRegistry, servedAs } from '../registry/registry-file';
import { rollBack } from '../roll-back';
import { startTogether } from '../start/start-together';
import { switchTo } from '../switch-to';
import { areaFiles, hostFiles, route, servedShop } from '../testing/sample-builds';
import { listed } from '../upkeep/listing';
import { prune } from '../upkeep/prune';
import { withdraw } from '../upkeep/withdraw';
import { endCanary, promoteCanary, startCanary } from './canary';

let shop: Awaited<ReturnType<typeof servedShop>>;
let releases: string;
const build: (typeof shop)['area'] = (...words) => shop.area(...words);

beforeEach(async () => {
  shop = await servedShop();
  ({ releases } = shop);
});
afterEach(() => rm(shop.folder, { recursive: true }));

/** Uses an export of the host that another host lacks. */
const needy = (name: string, version: string) =>
  shop.build(name, version, {
    ...areaFiles(name, { text: version }),
    'uses.json': { '@backoffice/api-client': ['http'] },
  });
const AUDIENCE = { locations: [3], people: ['Ana@shop.example'] };
const start = async (name: string, version: string, path?: string) =>
  startCanary(releases, [await build(name, version, path)], AUDIENCE, { who: 'Ada', commit: 'c1' });
const state = async () => {
  const registry = await readRegistry(releases);
  const canaries = Object.entries(registry.canaries ?? {});
  return {
    served: ['sales', 'ledger'].map((name) => servedAs(registry, name)?.release),
    canaries: canaries.map(([name, { release }]) => `${name} ${release}`),
  };
};

test('a canary stands beside what is served, until it is served to everybody', async () => {
  await start('sales', '2');
  expect((await readRegistry(releases)).canaries).toEqual({
    sales: {
      ...{ release: '2', source: 'release', integrity: expect.anything() },
      ...{ locations: [3], people: ['ana@shop.example'] },
      ...{ at: expect.any(String), who: 'Ada', commit: 'c1' },
    },
  });
  await start('sales', '3');
  await start('ledger', '2');
  expect(await state()).toEqual({ served: ['1', '1'], canaries: ['sales 3', 'ledger 2'] });
  const done = await promoteCanary(releases, ['sales', 'ledger'], { who: 'Ben' });
  expect(done).toMatchObject([
    { name: 'sales', version: '3', before: '1' },
    { name: 'ledger', version: '2', before: '1' },
  ]);
  expect(await state()).toEqual({ served: ['3', '2'], canaries: [] });
  expect((await readRegistry(releases)).history?.sales?.at(-1)).toMatchObject({
    ...{ release: '3', by: 'release', who: 'Ben', commit: 'c1' },
  });
});

test('a canary that ends leaves what is served', async () => {
  await start('sales', '2');
  await start('ledger', '2');
  await endCanary(releases, ['sales']);
  expect(await state()).toEqual({ served: ['1', '1'], canaries: ['ledger 2'] });
  await expect(endCanary(releases, ['ledger', 'sales'])).rejects.toThrow(
    'There is no canary of sales. There is one of ledger.',
  );
  await expect(promoteCanary(releases, ['sales'])).rejects.toThrow('There is no canary of sales.');
  expect((await state()).canaries).toEqual(['ledger 2']);
});

test('it passes the gate beside what is served and beside the other canaries', async () => {
  await expect(start('sales', '2', '/ledger')).rejects.toThrow('/ledger belongs to ledger');
  await start('ledger', '2', '/books');
  // Others than the canary's people still have the ledger at /ledger.
  await expect(start('sales', '2', '/ledger')).rejects.toThrow('/ledger belongs to ledger');
  await expect(start('sales', '2', '/books')).rejects.toThrow('/books belongs to ledger');
  expect((await state()).canaries).toEqual(['ledger 2']);
});

/** Sales link to the ledger by `book`. */
const linkedLedger = () =>
  shop.build('ledger', '2', {
    ...areaFiles('ledger'),
    'area.json': {
      name: 'ledger',
      routes: [route('/ledger')],
      links: { book: { path: '/ledger' } },
    },
  });
const linkingSales = (version: string) =>
  shop.build('sales', version, {
    ...areaFiles('sales'),
    'area.json': { name: 'sales', routes: [route('/sales')], usesLinks: ['book'] },
  });

test('what is served later has to fit the canaries, too', async () => {
  await startCanary(releases, [await needy('sales', '2')], AUDIENCE);
  const poor = { ...hostFiles(), 'exports.json': { '@backoffice/api-client': [] } };
  await expect(publish(releases, await shop.build('host', 'h2', poor))).rejects.toThrow('http');
  const linked = await linkedLedger();
  await publish(releases, linked);
  const user = await linkingSales('3');
  await startCanary(releases, [user], AUDIENCE);
  await expect(publish(releases, await build('ledger', '3'))).rejects.toThrow('book');
  await expect(withdraw(releases, 'ledger')).rejects.toThrow('sales: book');
});

test('a canary that another one needs ends by force alone', async () => {
  const linked = await linkedLedger();
  const user = await linkingSales('2');
  await startCanary(releases, [linked], AUDIENCE);
  await startCanary(releases, [user], AUDIENCE);
  await expect(endCanary(releases, ['ledger'])).rejects.toThrow('book');
  await endCanary(releases, ['ledger'], { force: true });
  expect((await state()).canaries).toEqual(['sales 2']);
});

test('a start of other builds ends a canary that does not fit them', async () => {
  await startCanary(releases, [await needy('sales', '2')], AUDIENCE);
  await start('ledger', '2');
  const poor = { ...hostFiles(), 'exports.json': { '@backoffice/api-client': [] } };
  const builds = [await build('sales', '1'), await build('ledger', '1')];
  const host = await shop.build('host', 'h2', poor);
  const { ended } = await startTogether(releases, [host, ...builds]);
  expect(ended).toEqual(['sales']);
  expect((await state()).canaries).toEqual(['ledger 2']);
});

test('a start leaves a set that fits only together, and ends it only whole', async () => {
  // The page /sales moves from sales to the ledger.
  const moved = [
    await build('sales', '2', '/counter'),
    await shop.build('ledger', '2', {
      ...areaFiles('ledger', { text: '2', routes: [route('/ledger'), route('/sales')] }),
    }),
  ];
  await startCanary(releases, moved, AUDIENCE);
  const host = await shop.build('host', 'h2', { ...hostFiles(), 'main.js': 'other()' });
  const builds = [host, await build('sales', '1'), await build('ledger', '1')];
  expect((await startTogether(releases, builds)).ended).toEqual([]);
  const taken = await build('goods', '1', '/counter');
  expect((await startTogether(releases, [...builds, taken])).ended).toEqual(['sales', 'ledger']);
  expect((await state()).canaries).toEqual([]);
});

test('of a set, one that is refused lets none be promoted', async () => {
  await start('sales', '2', '/pos');
  await start('ledger', '2');
  await publish(releases, await build('goods', '1', '/pos'), { force: true });
  await expect(promoteCanary(releases, ['ledger', 'sales'])).rejects.toThrow(
    '/pos belongs to goods',
  );
  expect(await state()).toEqual({ served: ['1', '1'], canaries: ['sales 2', 'ledger 2'] });
});

test('somebody must see it, and the host has none', async () => {
  const sales = await build('sales', '2');
  const nobody = { locations: [], people: [] };
  await expect(startCanary(releases, [sales], nobody)).rejects.toThrow('Say who is to see it');
  const odd = { locations: [], people: ['ana'] };
  await expect(startCanary(releases, [sales], odd)).rejects.toThrow('not "ana"');
  const host = await shop.build('host', 'h2', hostFiles());
  await expect(startCanary(releases, [host], AUDIENCE)).rejects.toThrow(
    'Everybody gets the same host',
  );
  expect((await state()).canaries).toEqual([]);
});

test('a canary is listed, is not pruned, and goes with its area', async () => {
  await start('sales', '2');
  for (const version of ['3', '4', '5']) {
    const released = await publish(releases, await build('sales', version));
    expect(released.canary).toBe('shop 3, ana@shop.example');
  }
  const back = await rollBack(releases, 'sales');
  expect(back.canary).toBe('shop 3, ana@shop.example');
  const again = await switchTo(releases, 'sales', { version: '5' });
  expect(again.canary).toBe('shop 3, ana@shop.example');
  await prune(releases, { count: 0, age: 0 }, Date.now() + 60_000);
  expect((await readdir(join(releases, 'sales'))).sort()).toEqual(['2', '4', '5']);
  const canary = listed(releases, await readRegistry(releases), 'sales').at(-1);
  expect(canary).toMatchObject({
    ...{ version: '2', who: 'Ada', commit: 'c1' },
    shownAs: ['canary of shop 3, ana@shop.example'],
  });
  await withdraw(releases, 'sales');
  expect((await state()).canaries).toEqual([]);
});

test('a start that is killed leaves what was served, and the next one works', async () => {
  for (const point of ['half copied', 'copied', 'before the rename'] as const) {
    const stopAt = async (at: string) => {
      if (at === point) throw new Error('killed');
    };
    const sales = await build('sales', '2');
    await expect(startCanary(releases, [sales], AUDIENCE, { stopAt })).rejects.toThrow('killed');
    expect(await state()).toEqual({ served: ['1', '1'], canaries: [] });
    await rm(sales.folder, { recursive: true });
  }
  await start('sales', '2');
  expect((await state()).canaries).toEqual(['sales 2']);
});

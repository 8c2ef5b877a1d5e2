import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { publish } from '../publish';
import { readRegistry } from '../registry/registry-file';
import { serveBuilds } from '../registry/serve-builds';
import { rollBack } from '../roll-back';
import { switchTo } from '../switch-to';
import { areaFiles, hostFiles, route, workshop, type Workshop } from '../testing/sample-builds';
import { withdraw } from './withdraw';

const day = { path: '/sales', query: { day: 'day' } };
let shop: Workshop;
let releases: string;

beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
  const stock = { name: 'stock', routes: [route('/stock')], usesLinks: ['sales.day'] };
  const links = { 'sales.day': day, 'sales.unit': day };
  const sales = { name: 'sales', routes: [route('/sales')], links };
  await serveBuilds(releases, [
    await shop.build('host', 'h1', { ...hostFiles(), 'uses-links.json': ['sales.unit'] }),
    await shop.build('sales', '1', { ...areaFiles('sales'), 'area.json': sales }),
    await shop.build('stock', '1', { ...areaFiles('stock'), 'area.json': stock }),
  ]);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const served = async () => Object.keys((await readRegistry(releases)).areas);

test('an area that nobody leads to is served no longer, and can come back', async () => {
  await publish(releases, await shop.build('stock', '2', areaFiles('stock')));
  await expect(withdraw(releases, 'stock')).resolves.toBe('2');
  expect(await served()).toEqual(['sales']);
  expect(await readdir(join(releases, 'stock'))).toContain('2');
  await expect(withdraw(releases, 'stock')).rejects.toThrow('stock is not served here');

  await switchTo(releases, 'stock', { version: '2' });
  expect(await served()).toContain('stock');
});

test('a rollback of the first release of an area says to withdraw it', async () => {
  await publish(releases, await shop.build('fairs', '1', areaFiles('fairs')));
  await expect(rollBack(releases, 'fairs')).rejects.toThrow(
    'No release of fairs was served before 1. To serve fairs no longer: pnpm releases withdraw fairs',
  );
  await expect(rollBack(releases, 'host')).rejects.toThrow(
    /^No release of host was served before h1$/,
  );
});

test('an area that the host and others lead to stays, and so does the host', async () => {
  await expect(withdraw(releases, 'sales')).rejects.toThrow(
    'Others lead to sales by its links:\n  stock: sales.day\n  the host: sales.unit\nTake these links out',
  );
  await expect(withdraw(releases, 'host')).rejects.toThrow('Without the host there is no page');
  expect(await served()).toEqual(['sales', 'stock']);
});

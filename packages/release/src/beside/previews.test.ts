import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { publish } from '../publish';
import { readRegistry } from '../registry/registry-file';
import { switchTo } from '../switch-to';
import { areaFiles, hostFiles, servedShop } from '../testing/sample-builds';
import { prune } from '../upkeep/prune';
import { addToPreview, endPreview, linkTo } from './previews';

const DAY = 86_400_000;
const now = new Date('2026-03-02T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY);
let shop: Awaited<ReturnType<typeof servedShop>>;
let releases: string;
const build: (typeof shop)['area'] = (...words) => shop.area(...words);

beforeEach(async () => {
  shop = await servedShop();
  ({ releases } = shop);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const previews = async () => (await readRegistry(releases)).previews ?? {};
const shown = async () =>
  Object.fromEntries(
    Object.entries(await previews()).map(([name, { areas }]) => [
      name,
      Object.entries(areas).map(([area, { release }]) => `${area} ${release}`),
    ]),
  );

test('a preview stands beside what is served, and grows by further areas', async () => {
  const { areas } = await readRegistry(releases);
  await addToPreview(releases, 'pr-42', [await build('sales', '2')], { now });
  await addToPreview(releases, 'pr-42', [await build('ledger', '2')], { now });
  await addToPreview(releases, 'pr-43', [await build('sales', '3')], { now });
  expect(await shown()).toEqual({ 'pr-42': ['sales 2', 'ledger 2'], 'pr-43': ['sales 3'] });
  expect((await previews())['pr-42']).toMatchObject({
    until: inDays(30).toISOString(),
    areas: { sales: { integrity: { 'remote-entry.js': expect.stringMatching(/^sha384-/) } } },
  });
  expect((await readRegistry(releases)).areas).toEqual(areas);
});

test('it passes the same gate, beside what the preview has of other areas', async () => {
  const taken = await build('sales', '2', '/ledger');
  await expect(addToPreview(releases, 'pr-42', [taken], { now })).rejects.toThrow(
    'The route /ledger belongs to ledger',
  );
  await addToPreview(releases, 'pr-42', [await build('ledger', '2', '/books')], { now });
  await addToPreview(releases, 'pr-42', [taken], { now });
  expect(await shown()).toEqual({ 'pr-42': ['ledger 2', 'sales 2'] });
});

test('it takes no version that is served with other files, whatever the preview shows', async () => {
  await addToPreview(releases, 'pr-42', [await build('sales', '2')], { now });
  const other = await shop.build('sales', '1', areaFiles('sales', { text: 'other' }));
  await expect(addToPreview(releases, 'pr-42', [other], { now })).rejects.toThrow(
    'Release 1 of sales exists with other files',
  );
});

test('the host and bad names are refused', async () => {
  const host = await shop.build('host', 'h2', hostFiles());
  await expect(addToPreview(releases, 'pr-42', [host], { now })).rejects.toThrow('areas alone');
  const sales = await build('sales', '2');
  for (const name of ['', 'PR 42', '../x', '__proto__']) {
    await expect(addToPreview(releases, name, [sales], { now })).rejects.toThrow('named by');
  }
});

test('a link holds a secret that the registry has only as a hash', async () => {
  await addToPreview(releases, 'pr-42', [await build('sales', '2')], { now });
  await linkTo(releases, 'pr-42', { company: 3, now });
  const { secret, until } = await linkTo(releases, 'pr-42', { now: inDays(1) });
  expect(until).toEqual(inDays(8));
  const hash = createHash('sha256').update(secret).digest('base64url');
  const { links } = (await previews())['pr-42'] ?? {};
  expect(links).toMatchObject([{ company: 3 }, { hash, until: until.toISOString() }]);
  expect(JSON.stringify(await readRegistry(releases))).not.toContain(secret);
  // A link that is over goes when the next one is made; none outlives its preview.
  const last = await linkTo(releases, 'pr-42', { now: inDays(29) });
  expect(last.until).toEqual(inDays(30));
  expect((await previews())['pr-42']?.links).toHaveLength(1);
});

test('a preview ends by hand or with its time', async () => {
  await addToPreview(releases, 'pr-42', [await build('sales', '2')], { now });
  await addToPreview(releases, 'pr-43', [await build('sales', '3')], { now });
  await endPreview(releases, 'pr-42', now);
  expect(await shown()).toEqual({ 'pr-43': ['sales 3'] });
  await expect(linkTo(releases, 'pr-42', { now })).rejects.toThrow('There are pr-43.');
  await expect(linkTo(releases, 'pr-43', { now: inDays(30) })).rejects.toThrow('Make one:');
});

test('what a preview shows is not pruned, can be switched to, and keeps its bytes', async () => {
  await addToPreview(releases, 'pr-42', [await build('sales', '2')]);
  await publish(releases, await build('sales', '3'));
  const all = { count: 0, age: 0 };
  await prune(releases, all, Date.now() + DAY);
  expect((await readdir(join(releases, 'sales'))).sort()).toEqual(['1', '2', '3']);
  const others = { ...(await build('sales', 'changed')), version: '2' };
  await expect(addToPreview(releases, 'pr-42', [others])).rejects.toThrow('with other files');
  await switchTo(releases, 'sales', { version: '2' });
  expect((await readRegistry(releases)).areas.sales?.release).toBe('2');
  await prune(releases, all, Date.now() + 31 * DAY);
  expect((await readRegistry(releases)).previews).toEqual({});
});

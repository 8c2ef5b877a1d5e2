import { rm } from 'node:fs/promises';

import { addToPreview } from '../beside/previews';
import { readRegistry } from '../registry/registry-file';
import { serveBuilds } from '../registry/serve-builds';
import { areaFiles, hostFiles, route, workshop, type Workshop } from '../testing/sample-builds';
import { noteOf } from './note';

let shop: Workshop;
beforeEach(async () => {
  shop = await workshop();
  const host = await shop.build('host', 'h1', hostFiles());
  await serveBuilds(shop.releases, [host, await build('1', { 'GET sales': {}, 'GET till': {} })]);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const build = (version: string, calls: object, routes = [route('/sales')], code = '') =>
  shop.build('sales', version, {
    ...areaFiles('sales', { routes }),
    'calls.json': calls,
    'page.js': code,
    'files.json': { pages: { selling: ['page.js'] } },
  });
const note = async (version: string) =>
  noteOf(shop.releases, await readRegistry(shop.releases), 'sales', version);

test('a release says what it changes beside the served one', async () => {
  const code = Array.from({ length: 4_000 }, (_, place) => (place * 7_919).toString(36)).join();
  const calls = { 'GET sales': { fields: { a: 1 } }, 'POST sales': {} };
  const next = await build('2', calls, [route('/sales'), route('/sold')], code);
  await addToPreview(shop.releases, 'pr-42', [next], { force: true });
  const text = await note('2');
  expect(text).toMatch(/^### sales 2, beside 1\n\n\| page \| KB \| change \| at most \|/);
  expect(text).toMatch(/^\| selling \| \d+\.\d \| \+\d+\.\d \| 60\.0 \|$/m);
  expect(text.split('\n').slice(-4)).toEqual([
    '- New call: `POST sales`',
    '- Dropped call: `GET till`',
    '- Changed call: `GET sales`',
    '- New page: `/sold`',
  ]);
});

test('what is the same is said in one line, and the served one stands alone', async () => {
  const same = await build('2', { 'GET sales': {}, 'GET till': {} });
  await addToPreview(shop.releases, 'pr-42', [same], { force: true });
  expect(await note('2')).toMatch(/\n\nCalls, pages and links are the same\.$/);
  expect(await note('1')).toMatch(/^### sales 1\n/);
  await expect(note('9')).rejects.toThrow('There is no release 9 of sales any more');
});

import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { endCanary, startCanary } from '../beside/canary';
import { addToPreview, endPreview } from '../beside/previews';
import { publish, stage } from '../publish';
import { serveBuilds } from '../registry/serve-builds';
import { rollBack } from '../roll-back';
import { areaFiles, hostFiles, workshop, type Workshop } from '../testing/sample-builds';
import { prune } from './prune';

const DAY = 86_400_000;
let shop: Workshop;
let releases: string;

beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
  await serveBuilds(releases, [
    await shop.build('host', 'h1', hostFiles()),
    await shop.build('sales', '1', areaFiles('sales')),
  ]);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const salesBuild = (version: string) =>
  shop.build('sales', version, areaFiles('sales', { text: version }));
const salesLeft = async () => (await readdir(join(releases, 'sales'))).sort();
const later = (time: number) => Date.now() + time;

/** Releases 2 to the given one, each on a day of its own long ago. */
async function releaseUpTo(last: number): Promise<void> {
  for (let day = 2; day <= last; day += 1) {
    await publish(releases, await salesBuild(`${day}`));
    await utimes(join(releases, 'sales', `${day}`), day, day);
  }
  await utimes(join(releases, 'sales', '1'), 1, 1);
}

test('the latest releases stay, and so do the served one and the one to roll back to', async () => {
  await releaseUpTo(9);
  await rollBack(releases, 'sales', '2');
  const { removed } = await prune(releases, { count: 5, age: 0 });
  expect(removed).toEqual(['sales 4', 'sales 3']);
  expect(await salesLeft()).toEqual(['1', '2', '5', '6', '7', '8', '9']);
  await prune(releases, { count: 1, age: 0 });
  expect(await salesLeft()).toEqual(['1', '2', '9']);
});

test('a release that was served until recently stays for the tabs that use it', async () => {
  await releaseUpTo(9);
  expect(await prune(releases, { count: 1, age: DAY })).toEqual({ removed: [], young: 7 });
  expect(await salesLeft()).toHaveLength(9);
  const { removed } = await prune(releases, { count: 1, age: DAY }, later(DAY));
  expect(removed).toHaveLength(7);
  expect(await salesLeft()).toEqual(['8', '9']);
});

test('a month is kept, and five of each, where nobody says otherwise', async () => {
  await releaseUpTo(9);
  expect((await prune(releases, undefined, later(29 * DAY))).removed).toEqual([]);
  const { removed } = await prune(releases, undefined, later(30 * DAY));
  expect(removed).toEqual(['sales 4', 'sales 3', 'sales 2', 'sales 1']);
});

test('a release that a start replaced counts as served until that start', async () => {
  const serve = async (version: string) =>
    serveBuilds(releases, [await shop.build('host', 'h1', hostFiles()), await salesBuild(version)]);
  await serve('2');
  await serve('3');
  await utimes(join(releases, 'sales', '1'), 1, 1);
  await utimes(join(releases, 'sales', '2'), 2, 2);
  // Release 2 was served from 2 seconds after the epoch until now, when 3 came.
  const { removed } = await prune(releases, { count: 0, age: DAY });
  expect(removed).toEqual(['sales 1']);
});

test('a staged release stays until it is served', async () => {
  await stage(releases, await salesBuild('2'));
  await publish(releases, await salesBuild('3'));
  await publish(releases, await salesBuild('4'));
  await prune(releases, { count: 0, age: 0 }, later(DAY));
  expect(await salesLeft()).toEqual(['2', '3', '4']);
});

test('what a canary or preview showed stays as long after that as what was served', async () => {
  const audience = { locations: [3], people: [] };
  await startCanary(releases, [await salesBuild('early')], audience);
  await addToPreview(releases, 'pr-42', [await salesBuild('shown')]);
  for (const name of ['early', 'shown']) await utimes(join(releases, 'sales', name), 1, 1);
  await releaseUpTo(3);
  await endCanary(releases, ['sales']);
  await endPreview(releases, 'pr-42');
  await prune(releases, { count: 0, age: DAY }, later(DAY - 60_000));
  expect(await salesLeft()).toEqual(['1', '2', '3', 'early', 'shown']);
  await prune(releases, { count: 0, age: DAY }, later(DAY + 60_000));
  expect(await salesLeft()).toEqual(['2', '3']);
});

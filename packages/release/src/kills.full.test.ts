import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ROOT } from '@backoffice/workspace/folders.mjs';

import { publish } from './publish';
import { integrityOf } from './registry/integrity';
import { readRegistry } from './registry/registry-file';
import { folderOf } from './serve';
import { areaFiles, servedShop } from './testing/sample-builds';

let shop: Awaited<ReturnType<typeof servedShop>>;
beforeEach(async () => (shop = await servedShop()));
afterEach(() => rm(shop.folder, { recursive: true }));

/** How often somebody pulls the plug, each time somewhere else in the work. */
const KILLS = 20;
/** Milliseconds within which it happens: some turns of the work. */
const WITHIN = 400;

/** All that the pages of anybody would load now, held against the files that are there. */
async function expectWhole(): Promise<number> {
  const { areas, previews = {}, canaries = {} } = await readRegistry(shop.releases);
  const beside = Object.values(previews).flatMap((preview) => Object.entries(preview.areas));
  const shown = [...Object.entries(areas), ...beside, ...Object.entries(canaries)];
  for (const [name, { release, integrity }] of shown) {
    expect(integrityOf(folderOf(shop.releases, name, release))).toEqual(integrity);
  }
  return shown.length;
}

async function killAtWork(round: number): Promise<void> {
  const main = join(import.meta.dirname, 'testing/busy-main.ts');
  const words = ['--import', 'tsx', main, shop.releases, shop.folder, `${round}`];
  const work = spawn(process.execPath, words, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(work.stdout, 'data');
  const ends = once(work, 'exit');
  const killing = wait(Math.random() * WITHIN).then(() => work.kill('SIGKILL'));
  while (work.exitCode === null && work.signalCode === null) {
    await expectWhole();
    await wait(5);
  }
  await killing;
  const [, signal] = (await ends) as [unknown, string];
  expect(signal).toBe('SIGKILL');
}

test('killed anywhere while it switches, previews and promotes, every page stays whole', async () => {
  for (let round = 1; round <= KILLS; round += 1) {
    await killAtWork(round);
    expect(await expectWhole()).toBeGreaterThanOrEqual(2);
    const files = areaFiles('sales', { text: `after ${round}` });
    await publish(shop.releases, await shop.build('sales', `after-${round}`, files));
    expect((await readRegistry(shop.releases)).areas.sales?.release).toBe(`after-${round}`);
    await expectWhole();
  }
}, 180_000);

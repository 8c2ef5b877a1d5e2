import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Registry } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import { test } from './harness/cdn-test';
import { Line } from './harness/network/line';
import { NO_LINE_NOISE, openTill } from './harness/network/open-till';
import { command } from './harness/setup/workspace';
import { surroundings } from './harness/surroundings';
import { expect } from './harness/test';

let line: Line;
let releases: string;
test.beforeEach(async ({ app, cdn }) => {
  releases = cdn.folder;
  line = await new Line().start(app.server.url);
});
test.afterEach(() => line.stop());

/** What a page that is opened anew was served with. */
async function registryOf(page: Page): Promise<Registry> {
  await page.goto(`${line.url}/admin/sales`);
  // The code of the shell has come, too.
  await expect(page.locator('#root > *').first()).toBeAttached();
  return JSON.parse((await page.locator('[id="/areas.json"]').textContent()) ?? '') as Registry;
}

const salesOf = ({ areas }: Registry) => areas.find(({ area }) => area.name === 'sales');

/** Serves sales as another release. */
async function releaseSales(version: string): Promise<void> {
  const served = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')) as {
    areas: { sales: { release: string } };
  };
  const folder = await mkdtemp(join(surroundings().folder, 'released-'));
  await cp(join(releases, 'sales', served.areas.sales.release), folder, { recursive: true });
  const words = ['sales', '--from', folder, '--version', version, '--to', releases];
  expect(await command('release', ...words)).toContain(`sales ${version} is served`);
}

/** The record of what the till's worker keeps. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('outage-generation');
    return (await (await cache.match('/generation'))?.text()) ?? '';
  });

const isControlled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test('a till opens without a line by the release that it kept, and by the new one later', async ({
  app,
}) => {
  app.expectNoise(NO_LINE_NOISE);
  const till = await openTill(app, line, 'Front till');
  const cold = await till.context().newPage();
  const first = salesOf(await registryOf(cold))!;

  line.cut();
  await releaseSales('meanwhile');
  expect(salesOf(await registryOf(cold))).toEqual(first);
  // Every file of sales is there, those of other areas are not.
  const { areas } = await registryOf(cold);
  const states = await cold.evaluate(
    async (manifests) => {
      const isHere = (file: string) =>
        // Past the browser's own cache, which has the areas that somebody opened.
        fetch(file, { cache: 'reload' }).then(
          ({ ok }) => ok,
          () => false,
        );
      return Promise.all(manifests.map(isHere));
    },
    areas.map(({ manifest, files }) => manifest.replace(/[^/]+$/, files?.entry ?? '')),
  );
  expect(areas.filter((_, index) => states[index]).map(({ area }) => area.name)).toEqual(['sales']);

  for (const otherwise of ['refuse', 'hang'] as const) {
    line[otherwise]();
    expect(salesOf(await registryOf(cold))).toEqual(first);
  }

  line.restore();
  expect(salesOf(await registryOf(cold))?.release).toBe('meanwhile');
  await till.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(till.getByText('A new version is available')).toBeVisible();
  await expect.poll(() => keptBy(till)).toContain('meanwhile');
  line.cut();
  expect(salesOf(await registryOf(cold))?.release).toBe('meanwhile');
});

test('turned off, nothing is kept and pages come from the server alone', async ({ app }) => {
  app.expectNoise(NO_LINE_NOISE);
  const page = await openTill(app, line, 'Back till');
  expect(await isControlled(page)).toBe(true);
  await page
    .getByRole('switch', { name: 'Back till keeps selling without a connection' })
    .uncheck();
  await expect(page.getByText('Back till sells only with a connection now').first()).toBeVisible();
  await expect.poll(() => isControlled(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

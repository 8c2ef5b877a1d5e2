import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { test } from './harness/cdn-test';
import { follow } from './harness/screen';
import type { Cdn } from './harness/setup/cdn';
import { buildElsewhere, command, edit } from './harness/setup/workspace';
import { surroundings } from './harness/surroundings';
import { expect } from './harness/test';

/** The area of docs/third-party-remotes.md: it knows nothing of this repository but that page. */
const SOURCE = join(import.meta.dirname, 'third-party');

let cdn: Cdn;
let built: string;
test.beforeAll(async ({ cdn: started }) => {
  cdn = started;
  built = await mkdtemp(join(surroundings().folder, 'weather-'));
  await buildElsewhere(SOURCE, built);
});

const release = (...words: string[]) => command('release', 'weather', ...words, '--to', cdn.folder);
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test(
  'a plain remote is an area: sidebar, page, texts in each language',
  { tag: '@main' },
  async ({ app }) => {
    expect(await release('--from', built, '--version', '1')).toContain('weather 1 is served');
    const page = await app.open('/admin/cms');
    await heading(page, 'CMS Panel');
    await follow(page, 'Weather');
    await heading(page, 'Weather');
    await expect(page.getByText('Dry, good for canvas shoes.')).toBeVisible();

    const turkish = await app.open('/admin/weather', { language: 'tr' });
    await heading(turkish, 'Hava');
  },
);

test('every file of an area from another origin is pinned, down to the page', async ({ app }) => {
  app.expectNoise(/integrity|weather|federation/i);
  await release('--stage', '--from', built, '--version', '2', '--url', cdn.url);
  expect(await release('--switch', '--server', app.server.url)).toContain('weather 2 is served');
  const registry = JSON.parse(await readFile(join(cdn.folder, 'registry.json'), 'utf8')) as {
    areas: { weather: { integrity: Record<string, string> } };
  };
  expect(Object.keys(registry.areas.weather.integrity)).toHaveLength(3);
  await heading(await app.open('/admin/weather'), 'Weather');

  for (const file of [
    /weather.*\/mf-manifest/,
    /weather.*\/remote-entry/,
    /weather.*\/\d+\..*js$/,
  ]) {
    cdn.tampered = file;
    const visit = await app.open('/admin/weather');
    await expect(visit.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
  }
  cdn.tampered = undefined;
});

test('an area that needs more than the host has is refused at the release', async () => {
  const forged = await mkdtemp(join(surroundings().folder, 'weather-'));
  await cp(built, forged, { recursive: true });
  await edit(join(forged, 'mf-manifest.json'), (text) => text.replaceAll('^19.0.0', '^18.0.0'));
  expect(await release('--stage', '--from', forged, '--version', '3')).toMatch(
    /weather needs react \^18\.0\.0, host \S+ provides 19\./,
  );
});

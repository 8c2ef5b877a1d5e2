import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { test } from './harness/cdn-test';
import { follow } from './harness/screen';
import type { Cdn } from './harness/setup/cdn';
import { buildArea, command, copyArea, edit, linkDependencies } from './harness/setup/workspace';
import { surroundings } from './harness/surroundings';
import { expect } from './harness/test';

let cdn: Cdn;
let releases: string;
test.beforeAll(({ cdn: started }) => {
  cdn = started;
  releases = cdn.folder;
});

const release = (area: string, folder: string, version: string, ...options: string[]) =>
  command('release', area, '--from', folder, '--version', version, '--to', releases, ...options);
const rollBack = (area: string) => command('rollback', area, '--to', releases);

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The files of a release that is served, to be forged. */
async function servedBuild(name: 'host' | 'sales'): Promise<string> {
  const { areas, host } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')) as {
    areas: { sales: { release: string } };
    host: { release: string };
  };
  const { release: version } = name === 'host' ? host : areas[name];
  const folder = await mkdtemp(join(surroundings().folder, 'forged-'));
  await cp(join(releases, name, version), folder, { recursive: true });
  return folder;
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const OTHERS = ['host', 'administration', 'catalogue', 'dashboard', 'goods', 'inventory'];
const hashesOfOthers = () => Promise.all(OTHERS.map((name) => hashOf(join(releases, name))));

test(
  'one area is released alone: open tabs work on and are told, a rollback undoes it',
  { tag: '@main' },
  async ({ app }) => {
    const source = await copyArea('sales');
    await edit(join(source, 'src/locales/en.json'), (text) =>
      text.replace('"title": "Sales"', '"title": "Counter"'),
    );
    const built = await buildArea(source);
    const others = await hashesOfOthers();
    const open = await app.open('/admin/sales');
    await heading(open, 'Sales');

    expect(await release('sales', built, 'counter')).toContain('sales counter is served');
    const fresh = await app.open('/admin/sales');
    await heading(fresh, 'Counter');
    expect(await command('releases', '--to', releases)).toMatch(
      /→ counter {2}[-\d]+ [:\d]+ {2}\(by /,
    );
    expect(await hashesOfOthers()).toEqual(others);

    await open.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(open.getByText('A new version is available')).toBeVisible();
    await follow(open, 'Transactions');
    await heading(open, 'Transactions');
    await follow(open, 'Sales');
    await heading(open, 'Sales');

    expect(await rollBack('sales')).toContain('is served again, before it was counter');
    await fresh.reload();
    await heading(fresh, 'Sales');
  },
);

test('a tab whose release was removed asks for a reload, which brings the newer one', async ({
  app,
}) => {
  app.expectNoise(/404|sales|federation/i);
  const open = await app.open('/admin/cms');
  await heading(open, 'CMS Panel');
  // The page must not have loaded any file of sales before they are gone.
  await open.route('**/remotes/sales/**', (route) => route.abort());
  const build = await servedBuild('sales');
  for (const version of ['next', 'after-next']) await release('sales', build, version);
  const pruned = ['prune', '--keep', '0', '--older-than', '0m', '--to', releases];
  expect(await command('releases', ...pruned)).toContain('Removed ');
  await open.unroute('**/remotes/sales/**');
  await follow(open, 'Sales');
  await expect(open.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
  await open.getByRole('button', { name: 'Reload' }).last().click();
  await heading(open, 'Sales');
});

test('an area for another React is refused; forced, it breaks its own routes only', async ({
  app,
}) => {
  app.expectNoise(/Invalid loadShareSync|react|sales|federation/i);
  const forged = await servedBuild('sales');
  const entry = (await readdir(forged)).find((file) => /^remote-entry.*\.js$/.test(file)) ?? '';
  for (const file of ['mf-manifest.json', entry]) {
    await edit(join(forged, file), (text) => text.replaceAll('^19.3.0', '^18.3.0'));
  }
  expect(await release('sales', forged, 'forged')).toMatch(
    /sales needs react(\S*) \^18\.3\.0, host \S+ provides 19\./,
  );
  expect(await readdir(join(releases, 'sales'))).not.toContain('forged');
  expect(await release('sales', forged, 'forged', '--force')).toContain('sales forged is served');

  const page = await app.open('/admin/sales');
  await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
  await follow(page, 'CMS Panel');
  await heading(page, 'CMS Panel');
  await rollBack('sales');
});

test('a host whose shared core asks for more than an area gives is refused', async () => {
  const forged = await servedBuild('host');
  await edit(join(forged, 'types.json'), (text) =>
    text.replace('function useHref():', 'function useHref(_strict: boolean):'),
  );
  expect(await release('host', forged, 'strict')).toMatch(
    /inventory uses useHref of @backoffice\/ui\/areas, which is another one in host strict: Type '\(_strict: boolean\) => Href'/,
  );
});

test('an area comes from a second origin, and not with a byte changed', async ({ app }) => {
  app.expectNoise(/integrity|sales|federation/i);
  const build = await servedBuild('sales');
  expect(await release('sales', build, 'far', '--url', cdn.url)).toContain(
    'where its files have to be before it is served',
  );
  await release('sales', build, 'far', '--stage', '--url', cdn.url);
  const switchOver = () =>
    command('release', 'sales', '--switch', '--server', app.server.url, '--to', releases);
  cdn.tampered = /remote-entry/;
  expect(await switchOver()).toContain('has other bytes than the release');
  cdn.tampered = undefined;
  expect(await switchOver()).toContain('sales far is served');
  const page = await app.open('/admin/sales');
  await heading(page, 'Sales');

  for (const file of [/remote-entry/, /__federation_expose_area/, /\/\d+\..*\.js$/]) {
    cdn.tampered = file;
    const visit = await app.open('/admin/sales');
    await expect(visit.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
    await follow(visit, 'CMS Panel');
    await heading(visit, 'CMS Panel');
  }
  cdn.tampered = undefined;
  // The tests that follow release from the server again.
  expect(await rollBack('sales')).toContain('is served again');
});

test('a new area appears in sidebar and quick search without a build of anything else', async ({
  app,
}) => {
  const workspace = await mkdtemp(join(surroundings().folder, 'workspace-'));
  expect(await command('new-area', 'returns', '--into', workspace)).toContain('is written');
  const directory = join(workspace, 'returns');
  await linkDependencies(directory);
  const others = await hashesOfOthers();
  await release('returns', await buildArea(directory), 'first');
  expect(await hashesOfOthers()).toEqual(others);

  const page = await app.open('/admin/cms');
  await heading(page, 'CMS Panel');
  await follow(page, 'Returns');
  await heading(page, 'Returns');
  // It begins with data: the shops of the company.
  await expect(page.getByRole('cell', { name: 'Prizren', exact: true })).toBeVisible();
  await follow(page, 'CMS Panel');
  await heading(page, 'CMS Panel');
  await page.keyboard.press('/');
  await page.getByPlaceholder('SEARCH').fill('Returns');
  await expect(page.getByRole('option', { name: 'Returns' })).toBeVisible();
  await page.keyboard.press('Enter');
  await heading(page, 'Returns');
});

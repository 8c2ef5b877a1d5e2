import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @import { Clone } from './clone.mjs'
 * @typedef {(promise: string, work: () => Promise<unknown>) => Promise<void>} Keep
 * @typedef {Awaited<ReturnType<typeof import('./browser.mjs').openBrowser>>} Browser
 * @typedef {{ clone: Clone, browser: Browser, url: string }} Installation
 */

/** A page of each area, with its heading and the file of texts that has it. */
const PAGES = {
  dashboard: { path: '/admin/dashboard', heading: 'Dashboard', texts: 'en.json' },
  catalogue: { path: '/admin/cms', heading: 'CMS Panel', texts: 'en.json' },
  inventory: { path: '/admin/products', heading: 'Products', texts: 'products/en.json' },
  goods: { path: '/admin/deliveries', heading: 'Deliveries', texts: 'deliveries/en.json' },
  sales: { path: '/admin/sales', heading: 'Sales', texts: 'en.json' },
  administration: { path: '/admin/settings', heading: 'Administration', texts: 'en.json' },
};

/**
 * Each area is released into the installation that runs, as it is and changed, and rolled back.
 *
 * @param {Keep} keep
 * @param {Installation} installation
 */
export async function promisesOfReleases(keep, { clone, browser, url }) {
  for (const [area, { path, heading, texts }] of Object.entries(PAGES)) {
    await keep(`${area} is released, changed, released again and rolled back`, async () => {
      await clone.command('release', area);
      const page = await browser.signIn(url, path);
      await page.shows(heading);
      const file = `remotes/${area}/src/locales/${texts}`;
      const undo = await clone.edit(file, `"title": "${heading}"`, `"title": "New ${heading}"`);
      await clone.command('release', area).finally(undo);
      await page.page.reload();
      await page.shows(`New ${heading}`);
      await clone.command('rollback', area);
      await page.page.reload();
      await page.shows(heading);
      await page.complainsOfNothing();
      await page.close();
    });
  }
}

/**
 * @param {Keep} keep
 * @param {Installation} installation
 */
export async function promisesOfNewAreas(keep, { clone, browser, url }) {
  await keep('a third party’s area builds in a folder of its own, and is released', async () => {
    const folder = await clone.copy('host/e2e/third-party', 'weather');
    await clone.run(folder, 'npm', 'install');
    await clone.run(folder, 'npm', 'run', 'build');
    await clone.command('release', 'weather', '--from', join(folder, 'dist'), '--version', '1');
    const page = await browser.signIn(url, '/admin/weather');
    await page.shows('Weather');
    await page.complainsOfNothing();
    await page.close();
    await clone.command('releases', 'withdraw', 'weather');
  });
  await keep('an area is made by npx in an empty folder, tested, released and taken back', () =>
    areaOfItsOwn({ clone, browser, url }),
  );
  await keep('a new area is written, released, found in the sidebar and removed', async () => {
    await clone.command('new-area', 'returns');
    await clone.command('release', 'returns');
    const page = await browser.signIn(url, '/admin/cms');
    const link = page.page.getByRole('navigation').getByRole('link', { name: 'Returns' });
    await link.click();
    await page.shows('Returns');
    await page.complainsOfNothing();
    await clone.command('releases', 'withdraw', 'returns');
    await clone.command('remove-area', 'returns', '--yes');
    await page.page.goto(`${url}/admin/cms`);
    await page.shows('CMS Panel');
    await link.waitFor({ state: 'detached' });
    await page.close();
  });
}

/**
 * With npm and the installation's address alone; the releases' folder is only needed to release.
 *
 * @param {Installation} installation
 */
async function areaOfItsOwn({ clone, browser, url }) {
  const folder = await clone.emptyFolder('lending');
  const releases = join(clone.directory, '.data/releases');
  await clone.run(folder, 'npx', '--yes', `${url}/packages/backoffice.tgz`, 'new-area', 'lending');
  await clone.run(folder, 'npm', 'test');
  await clone.run(folder, 'npm', 'run', 'release', '--', '--to', releases);
  const page = await browser.signIn(url, '/admin/lending');
  await page.shows('Lending');
  await page.complainsOfNothing();
  await page.close();
  const undo = await clone.edit(
    join(folder, 'src/overview/overview-page.tsx'),
    'caption={',
    'captions={',
  );
  const refused = await clone.run(folder, 'npm', 'run', 'build').then(
    () => 'built',
    (/** @type {Error} */ { message }) => message,
  );
  await undo();
  // The compiler writes it in another way where it thinks of colours.
  const line = /overview-page\.tsx(\(\d+,\d+\):|:\d+:\d+ -) error TS/;
  if (!line.test(stripVTControlCharacters(refused))) throw new Error(refused);
  // A build alone, from where nothing is installed.
  const elsewhere = await clone.emptyFolder('ci');
  const command = ['--yes', `${url}/packages/backoffice.tgz`];
  const dist = ['--from', join(folder, 'dist'), '--version', '42', '--to', releases];
  await clone.run(elsewhere, 'npx', ...command, 'release', 'lending', ...dist);
  await clone.run(folder, 'npm', 'run', 'rollback', '--', '--to', releases);
  await clone.run(folder, 'npm', 'run', 'releases', '--', 'withdraw', 'lending', '--to', releases);
}

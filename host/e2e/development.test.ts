import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { registrySchema } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import { freePort } from '../../packages/workspace/port.mjs';
import type { App } from './harness/app';
import { test } from './harness/cdn-test';
import { button } from './harness/screen';
import type { Cdn } from './harness/setup/cdn';
import { end, listeningUrl } from './harness/setup/processes';
import { surroundings } from './harness/surroundings';
import { expect } from './harness/test';

let cdn: Cdn;
const ROOT = resolve(import.meta.dirname, '../..');

const pageWith = (title: string) => `
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export default function ReferencePage() {
  const { t } = useTranslation('catalogue');
  const [count, setCount] = useState(0);
  if (count > 2) throw new Error('Counted too far');
  return (
    <>
      <h1>${title}</h1>
      <p>{t('tried')}</p>
      <button onClick={() => setCount(count + 1)}>Counted {count}</button>
    </>
  );
}
`;

let devServer: ChildProcess | undefined;
test.afterAll(() => end(devServer, 'SIGTERM'));

/** The catalogue's code in a folder of its own, where it may be edited. */
async function copyCatalogue(): Promise<string> {
  const directory = join(surroundings().folder, 'catalogue');
  await rm(directory, { recursive: true, force: true });
  await cp(join(ROOT, 'remotes/catalogue'), directory, { recursive: true });
  return directory;
}

/** The areas of the installation; one of them comes from another origin. */
async function installedAreas(app: App) {
  const answer = await fetch(`${app.server.url}/areas.json`);
  return registrySchema
    .parse(await answer.json())
    .areas.map((entry) =>
      entry.area.name === 'administration'
        ? { ...entry, manifest: cdn.url + entry.manifest.replace(/^\/remotes/, '') }
        : entry,
    );
}

async function develop(app: App, directory: string): Promise<string> {
  const options = {
    host: join(ROOT, 'host'),
    areas: [
      { name: 'catalogue', directory, fromSource: true },
      { name: 'sales', directory: join(ROOT, 'remotes/sales'), fromSource: false },
    ],
    api: app.server.url,
    installed: await installedAreas(app),
    origins: [cdn.url],
    port: await freePort(),
  };
  const script = join(import.meta.dirname, 'harness/setup/dev-server.mjs');
  devServer = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return listeningUrl(devServer);
}

let catalogue: string;
let url: string;
let printed = '';
const EDITED = ['src/reference/reference-page.tsx', 'src/locales/en.json', 'area.json'];
/** The original text of each file that a test edits, to put it back afterwards. */
let kept: string[] = [];
/** Replaces a file in one step, so that a build at that moment doesn't read half of it. */
async function write(file: string, text: string): Promise<void> {
  // Several files are written at once, so each needs an unfinished one of its own.
  const unfinished = join(catalogue, '..', `unfinished-${basename(file)}`);
  await writeFile(unfinished, text);
  await rename(unfinished, join(catalogue, file));
}
const read = (file: string) => readFile(join(catalogue, file), 'utf8');
const inPage = (title: string) => write('src/reference/reference-page.tsx', pageWith(title));

test.beforeAll(async ({ app, cdn: started }) => {
  cdn = started;
  catalogue = await copyCatalogue();
  await inPage('Before');
  kept = await Promise.all(EDITED.map(read));
  url = await develop(app, catalogue);
  for (const output of [devServer?.stdout, devServer?.stderr])
    output?.on('data', (text: Buffer) => {
      printed += stripVTControlCharacters(text.toString());
    });
});

/** A test that broke a file doesn't break the next one. */
test.afterEach(() => Promise.all(EDITED.map((file, at) => write(file, kept[at] ?? ''))));

/** The catalogue's page, on which somebody has counted to one. */
async function openCounted(app: App): Promise<Page> {
  const page = await app.open('/admin/cms', { origin: url });
  await button(page, 'Counted 0').click();
  await expect(button(page, 'Counted 1')).toBeVisible();
  return page;
}

const overlayOf = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay');
const overlayGone = (page: Page) =>
  expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
const soonPrinted = (text: string) =>
  expect.poll(() => Promise.resolve(printed.includes(text))).toBe(true);

test('an edit in an area shows without a reload and keeps what the page remembers', async ({
  app,
}) => {
  const page = await openCounted(app);
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  await inPage('After');
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
  await expect(button(page, 'Counted 1')).toBeVisible();

  // An area that is not being developed comes from its last build.
  await page.getByRole('navigation').getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();

  // An area without a folder here comes from the installation that is developed against.
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  // All files served so far: on a slow machine the entry was fetched ahead.
  const entry = /^\/administration\/.+\/remote-entry\.\w+\.js$/;
  expect(cdn.served).toContainEqual(expect.stringMatching(entry));
  expect(isLoaded).toBe(false);
});

test('a text is edited, broken and mended: the page says where, and keeps what it remembers', async ({
  app,
}) => {
  app.expectNoise(/en\.json:2:\d+|Errors while compiling/);
  const page = await openCounted(app);
  const texts = JSON.parse(await read('src/locales/en.json')) as object;
  const say = (tried: string) =>
    write('src/locales/en.json', JSON.stringify({ tried, ...texts }, null, 2));
  await say('First try');
  await expect(page.getByText('First try')).toBeVisible();

  await write('src/locales/en.json', '{\n  "tried": oops\n}');
  await expect(
    overlayOf(page)
      .getByText(/en\.json:2:\d+/)
      .first(),
  ).toBeVisible();
  await soonPrinted('en.json:2:');

  await say('Second try');
  await expect(page.getByText('Second try')).toBeVisible();
  await overlayGone(page);

  // The next mistake is shown as well.
  await write('src/locales/en.json', '{\n  "tried": oops\n}');
  await expect(
    overlayOf(page)
      .getByText(/en\.json:2:\d+/)
      .first(),
  ).toBeVisible();
  await say('Third try');
  await expect(page.getByText('Third try')).toBeVisible();
  await overlayGone(page);
  await expect(button(page, 'Counted 1')).toBeVisible();
});

test('an icon that there is not is named with its line; another one shows', async ({ app }) => {
  app.expectNoise(/area\.json:\d+|Errors while compiling/);
  const page = await openCounted(app);
  const area = await read('area.json');
  await write('area.json', area.replace('"tags"', '"tagz"'));
  await expect(
    overlayOf(page)
      .getByText(/area\.json:13:\d+: bootstrap-icons has no icon "tagz"/)
      .first(),
  ).toBeVisible();
  await soonPrinted('bootstrap-icons has no icon "tagz"');

  await write('area.json', area.replace('"CMS Panel"', '"Panels"'));
  await expect(page.getByRole('link', { name: 'Panels', exact: true })).toBeVisible();
  await overlayGone(page);
});

test('an error while rendering lies over the page with its stack', async ({ app }) => {
  app.expectNoise(/Counted too far/);
  const page = await openCounted(app);
  await button(page, 'Counted 1').click();
  await button(page, 'Counted 2').click();
  await expect(
    overlayOf(page)
      .getByText(/Counted too far[^]*ReferencePage/)
      .first(),
  ).toBeVisible();
});

test('a wrong type lies over the page and stands in the terminal until it is mended', async ({
  app,
}) => {
  app.expectNoise(/reference-page\.tsx:8:|Errors while compiling/);
  const page = await openCounted(app);
  await write(
    'src/reference/reference-page.tsx',
    pageWith('Before').replace('useState(0)', "useState('0')"),
  );
  const message = /reference-page\.tsx:\d+:\d+: .*(TS\d+)/;
  await expect(overlayOf(page).getByText(message).first()).toBeVisible();
  await soonPrinted('reference-page.tsx');

  await inPage('Mended');
  await expect(page.getByRole('heading', { name: 'Mended' })).toBeVisible();
  await overlayGone(page);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { registrySchema } from '@backoffice/contracts';
import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { button, soon } from './harness/screen';
import { Cdn } from './harness/setup/cdn';
import { end, freePort, listeningUrl } from './harness/setup/processes';
import { surroundings } from './harness/surroundings';

const cdn = new Cdn(surroundings().releases);
const environment: Record<string, string> = {};
beforeAll(async () => {
  await cdn.start();
  environment.REMOTE_ORIGINS = cdn.url;
});
afterAll(() => cdn.stop());
const app = appUnderTest({ environment });
const ROOT = resolve(__dirname, '../..');

const pageWith = (title: string) => `
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export default function PanelsPage() {
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
afterAll(() => end(devServer, 'SIGTERM'));

/** The catalogue's code in a folder of its own, where it may be edited. */
async function copyCatalogue(): Promise<string> {
  const directory = join(surroundings().folder, 'catalogue');
  await cp(join(ROOT, 'remotes/catalogue'), directory, { recursive: true });
  return directory;
}

/** Those of the installation; one of them comes from another origin. */
async function installedAreas() {
  const answer = await fetch(`${app.server.url}/areas.json`);
  return registrySchema
    .parse(await answer.json())
    .areas.map((entry) =>
      entry.area.name === 'administration'
        ? { ...entry, manifest: cdn.url + entry.manifest.replace(/^\/remotes/, '') }
        : entry,
    );
}

async function develop(directory: string): Promise<string> {
  const options = {
    host: join(ROOT, 'host'),
    areas: [
      { name: 'catalogue', directory, fromSource: true },
      { name: 'sales', directory: join(ROOT, 'remotes/sales'), fromSource: false },
    ],
    api: app.server.url,
    installed: await installedAreas(),
    origins: [cdn.url],
    port: await freePort(),
  };
  const script = join(__dirname, 'harness/setup/dev-server.mjs');
  devServer = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return listeningUrl(devServer);
}

let catalogue: string;
let url: string;
let printed = '';
const EDITED = ['src/panels/panels-page.tsx', 'src/locales/en.json', 'area.json'];
/** What stood in those that tests edit. */
let kept: string[] = [];
const write = (file: string, text: string) => writeFile(join(catalogue, file), text);
const read = (file: string) => readFile(join(catalogue, file), 'utf8');
const inPage = (title: string) => write('src/panels/panels-page.tsx', pageWith(title));

beforeAll(async () => {
  catalogue = await copyCatalogue();
  await inPage('Before');
  kept = await Promise.all(EDITED.map(read));
  url = await develop(catalogue);
  for (const output of [devServer?.stdout, devServer?.stderr])
    output?.on('data', (text: Buffer) => {
      printed += stripVTControlCharacters(text.toString());
    });
});

/** A test that broke a file doesn't break the next one. */
afterEach(() => Promise.all(EDITED.map((file, at) => write(file, kept[at] ?? ''))));

/** The catalogue's page, on which somebody has counted to one. */
async function openCounted(): Promise<Page> {
  const page = await app.open('/admin/cms', { origin: url });
  await button(page, 'Counted 0').click();
  await button(page, 'Counted 1').waitFor();
  return page;
}

const overlayOf = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay');
const overlayGone = (page: Page) =>
  page.locator('#rspack-dev-server-client-overlay').waitFor({ state: 'detached' });
const soonPrinted = (text: string) => soon(() => Promise.resolve(printed.includes(text)), true);

test('an edit in an area shows without a reload and keeps what the page remembers', async () => {
  const page = await openCounted();
  const loaded = jest.fn();
  page.on('load', loaded);
  await inPage('After');
  await page.getByRole('heading', { name: 'After' }).waitFor();
  await button(page, 'Counted 1').waitFor();

  // An area that is not being developed comes from its last build.
  await page.getByRole('navigation').getByRole('link', { name: 'Sales', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sales' }).waitFor();

  // One that is not here at all comes from the installation that is developed against.
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  // On a slow machine it has been fetched ahead by now.
  const entry = /^\/administration\/.+\/remote-entry\.\w+\.js$/;
  expect(cdn.served).toContainEqual(expect.stringMatching(entry));
  expect(loaded).not.toHaveBeenCalled();
});

test('a text is edited, broken and mended: the page says where, and keeps what it remembers', async () => {
  app.expectNoise(/en\.json:2:\d+|Errors while compiling/);
  const page = await openCounted();
  const texts = JSON.parse(await read('src/locales/en.json')) as object;
  const say = (tried: string) =>
    write('src/locales/en.json', JSON.stringify({ tried, ...texts }, null, 2));
  await say('First try');
  await page.getByText('First try').waitFor();

  await write('src/locales/en.json', '{\n  "tried": oops\n}');
  await overlayOf(page)
    .getByText(/en\.json:2:\d+/)
    .first()
    .waitFor();
  await soonPrinted('en.json:2:');

  await say('Second try');
  await page.getByText('Second try').waitFor();
  await overlayGone(page);

  // The next slip is shown as well.
  await write('src/locales/en.json', '{\n  "tried": oops\n}');
  await overlayOf(page)
    .getByText(/en\.json:2:\d+/)
    .first()
    .waitFor();
  await say('Third try');
  await page.getByText('Third try').waitFor();
  await overlayGone(page);
  await button(page, 'Counted 1').waitFor();
});

test('an icon that there is not is named with its line; another one shows', async () => {
  app.expectNoise(/area\.json:\d+|Errors while compiling/);
  const page = await openCounted();
  const area = await read('area.json');
  await write('area.json', area.replace('"tags"', '"tagz"'));
  await overlayOf(page)
    .getByText(/area\.json:13:\d+: bootstrap-icons has no icon "tagz"/)
    .first()
    .waitFor();
  await soonPrinted('bootstrap-icons has no icon "tagz"');

  await write('area.json', area.replace('"CMS Panel"', '"Panels"'));
  await page.getByRole('link', { name: 'Panels', exact: true }).waitFor();
  await overlayGone(page);
});

test('an error while rendering lies over the page with its stack', async () => {
  app.expectNoise(/Counted too far/);
  const page = await openCounted();
  await button(page, 'Counted 1').click();
  await button(page, 'Counted 2').click();
  await overlayOf(page)
    .getByText(/Counted too far[^]*PanelsPage/)
    .first()
    .waitFor();
});

test('a wrong type lies over the page and stands in the terminal until it is mended', async () => {
  app.expectNoise(/panels-page\.tsx:8:|Errors while compiling/);
  const page = await openCounted();
  await write(
    'src/panels/panels-page.tsx',
    pageWith('Before').replace('useState(0)', "useState('0')"),
  );
  const message = /panels-page\.tsx:\d+:\d+: .*(TS\d+)/;
  await overlayOf(page).getByText(message).first().waitFor();
  await soonPrinted('panels-page.tsx');

  await inPage('Mended');
  await page.getByRole('heading', { name: 'Mended' }).waitFor();
  await overlayGone(page);
});

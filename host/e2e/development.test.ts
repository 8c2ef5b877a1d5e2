import { type ChildProcess, spawn } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { registrySchema } from '@backoffice/contracts';

import { appUnderTest } from './harness/app';
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

export default function PanelsPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>${title}</h1>
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
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return listeningUrl(devServer);
}

test('an edit in an area shows without a reload and keeps what the page remembers', async () => {
  const directory = await copyCatalogue();
  const source = join(directory, 'src/panels/panels-page.tsx');
  await writeFile(source, pageWith('Before'));
  const url = await develop(directory);

  const page = await app.open('/admin/cms', { origin: url });
  await page.getByRole('heading', { name: 'Before' }).waitFor();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await page.getByRole('button', { name: 'Counted 1' }).waitFor();

  const loaded = jest.fn();
  page.on('load', loaded);
  await writeFile(source, pageWith('After'));
  await page.getByRole('heading', { name: 'After' }).waitFor();
  await page.getByRole('button', { name: 'Counted 1' }).waitFor();

  // An area that is not being developed comes from its last build.
  await page.getByRole('navigation').getByRole('link', { name: 'Sales', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sales' }).waitFor();

  // One that is not here at all comes from the installation that is developed against.
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  // On a slow machine it has been fetched ahead by now.
  const manifest = /^\/administration\/.+\/mf-manifest\.json$/;
  expect(cdn.served).toContainEqual(expect.stringMatching(manifest));
  expect(loaded).not.toHaveBeenCalled();
});

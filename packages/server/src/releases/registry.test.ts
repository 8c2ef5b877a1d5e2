import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { releasesOf } from './registry';

let folder: string;
let time: number;
let told: string[];
let releases: ReturnType<typeof releasesOf>;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-registry-'));
  time = 0;
  told = [];
  releases = releasesOf(
    folder,
    ({ alarm }) => told.push(alarm),
    () => time,
  );
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const put = (file: string, content: string | object) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  fs.writeFileSync(path.join(folder, file), text);
};
/** As a release does it: written aside, then renamed. */
const write = (content: string | object) => {
  put('new.json', content);
  fs.renameSync(path.join(folder, 'new.json'), path.join(folder, 'registry.json'));
};

const slot = (release: string, more: object = {}) => ({ release, source: 'release', ...more });
const text = (en: string) => ({ en, sq: en, tr: en, ar: en });
const look = { icon: 'M0 0', guarded: true, sidebar: true, order: 1, label: text('Page') };

function addArea(name: string): void {
  const area = { name, routes: [{ path: `/${name}`, page: 'page', ...look }] };
  put(`${name}/1/area.json`, area);
}
function switchTo(release: string, areas: object = {}): void {
  put(`host/${release}/index.html`, '<title>');
  write({ host: slot(release), areas });
}

const hostsOf = async (visits: number) => {
  const found = await Promise.all(Array.from({ length: visits }, () => releases()));
  return found.map(({ hostFolder }) => hostFolder && path.basename(hostFolder));
};
const areasOf = async () => (await releases()).registry.areas.map(({ area }) => area.name);
const alarmsOf = async () => (await releases()).problems.map(({ alarm }) => alarm);

test('visits at the same moment are all shown the same release', async () => {
  expect(await hostsOf(3)).toEqual([undefined, undefined, undefined]);
  switchTo('h1');
  expect(await hostsOf(3)).toEqual(['h1', 'h1', 'h1']);
  switchTo('h2');
  expect(await hostsOf(3)).toEqual(['h2', 'h2', 'h2']);
  expect(told).toEqual([]);
});

test('a file that cannot be read is told once and keeps the last good one in force', async () => {
  switchTo('h1');
  expect(await hostsOf(1)).toEqual(['h1']);
  const unreadable = ['The registry of releases cannot be read'];
  for (const broken of ['{', '[]', '{"areas":"none"}']) {
    told = [];
    write(broken);
    expect(await hostsOf(3)).toEqual(['h1', 'h1', 'h1']);
    expect(await alarmsOf()).toEqual(unreadable);
    expect(told).toEqual(unreadable);
  }
  fs.rmSync(path.join(folder, 'registry.json'));
  expect(await hostsOf(2)).toEqual(['h1', 'h1']);
  expect(await alarmsOf()).toEqual(unreadable);
  switchTo('h2');
  expect(await hostsOf(1)).toEqual(['h2']);
  expect(await alarmsOf()).toEqual([]);
});

test.each([
  ['an address without a scheme', 'stock', slot('1', { manifest: 'cdn.example/stock/1/m.json' })],
  ['an address that is no web address', 'stock', slot('1', { manifest: 'javascript:alert(1)' })],
  ['an address on an open line', 'stock', slot('1', { manifest: 'http://cdn.example/m.json' })],
  ['a password in its address', 'stock', slot('1', { manifest: 'https://a:b@cdn.example/m.json' })],
  ['a release outside of its folder', 'stock', slot('../../secret')],
  ['a name outside of the folder', '../stock', slot('1')],
  ['a name that no area may have', 'Stock', slot('1')],
  ["another area's files", 'till', slot('1')],
  ['nothing in it', 'stock', {}],
  ['no files', 'missing', slot('1')],
])('a slot with %s costs one area', async (_, name, bad) => {
  addArea('sales');
  addArea('stock');
  put('till/1/area.json', { name: 'stock', routes: [{ path: '/till', page: 'page', ...look }] });
  switchTo('h1', { [name]: bad, sales: slot('1') });
  expect(await areasOf()).toEqual(['sales']);
  expect(await hostsOf(1)).toEqual(['h1']);
  expect(await alarmsOf()).toEqual([`The area ${JSON.stringify(name)} is not served`]);
  expect(told).toHaveLength(1);
});

test.each([
  ['a release that is no folder', { release: '../h2', source: 'release' }],
  ['no files', { release: 'h9', source: 'release' }],
  ['no release', {}],
])('a host with %s leaves the one before it in force, with the new areas', async (_, host) => {
  addArea('sales');
  switchTo('h1');
  expect(await hostsOf(1)).toEqual(['h1']);
  write({ host, areas: { sales: slot('1') } });
  expect(await hostsOf(1)).toEqual(['h1']);
  expect((await releases()).registry.host).toEqual({ release: 'h1' });
  expect(await areasOf()).toEqual(['sales']);
  expect(await alarmsOf()).toEqual(['The host of the registry is not served']);
});

test('files that come after the registry are found, without a flood in the log', async () => {
  switchTo('h1', { sales: slot('1') });
  expect(await areasOf()).toEqual([]);
  for (time = 1_000; time < 20_000; time += 1_000) expect(await areasOf()).toEqual([]);
  expect(told).toHaveLength(1);
  addArea('sales');
  time += 5_000;
  expect(await areasOf()).toEqual(['sales']);
  expect(await alarmsOf()).toEqual([]);
});

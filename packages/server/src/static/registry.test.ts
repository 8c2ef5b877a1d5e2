import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { releasesOf } from './registry';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-registry-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const problems: string[] = [];
const releases = releasesOf(folder, (problem) => problems.push(problem));
const hostsOf = async (visits: number) => {
  const found = await Promise.all(Array.from({ length: visits }, () => releases()));
  return found.map(({ hostFolder }) => hostFolder && path.basename(hostFolder));
};
const write = (text: string) => {
  fs.writeFileSync(path.join(folder, 'new.json'), text);
  fs.renameSync(path.join(folder, 'new.json'), path.join(folder, 'registry.json'));
};
const switchTo = (release: string) =>
  write(JSON.stringify({ host: { release, source: 'start' }, areas: {} }));

test('visits at the same moment are all shown the same release', async () => {
  expect(await hostsOf(3)).toEqual([undefined, undefined, undefined]);
  switchTo('h1');
  expect(await hostsOf(3)).toEqual(['h1', 'h1', 'h1']);
  switchTo('h2');
  expect(await hostsOf(3)).toEqual(['h2', 'h2', 'h2']);
  expect(problems).toEqual([]);
});

test('a file that cannot be read is told once and keeps the last good one in force', async () => {
  write('{');
  expect(await hostsOf(3)).toEqual(['h2', 'h2', 'h2']);
  expect(problems).toHaveLength(1);
  fs.rmSync(path.join(folder, 'registry.json'));
  expect(await hostsOf(2)).toEqual(['h2', 'h2']);
  switchTo('h3');
  expect(await hostsOf(1)).toEqual(['h3']);
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { commitOf } from './release-note';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'area-'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });

test('a build is noted with the commit of the repository that it lies in', async () => {
  git('init', '--quiet');
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'first');
  const commit = git('rev-parse', '--short=12', 'HEAD').trim();
  expect(commitOf(folder)).toBe(commit);
  await writeFile(join(folder, 'area.json'), '{}');
  git('add', '.');
  expect(commitOf(folder)).toBe(`${commit}-dirty`);
});

test('one that lies in none has no commit', () => {
  expect(commitOf(folder)).toBeUndefined();
});

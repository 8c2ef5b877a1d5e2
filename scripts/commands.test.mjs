import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { capture } from '../packages/workspace/processes.mjs';
import { manifestOf, ROOT } from '../packages/workspace/folders.mjs';

/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-words-'));
});
afterAll(() => rm(folder, { recursive: true }));

const { scripts = {} } = manifestOf(ROOT);

/**
 * What a command of the root says, and how it ends.
 *
 * @param {string[]} words the command's name first
 */
const say = (...[name = '', ...words]) =>
  capture(process.execPath, [...(scripts[name] ?? '').split(' ').slice(1), ...words], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: folder, RELEASES_DIR: folder },
  });

test.each([
  ...['start', 'test', 'dev', 'build', 'release', 'rollback', 'releases', 'new-area'],
  ...['screenshots', 'surface', 'check:nginx', 'check-built'],
])('%s says that it does not know a flag, and how it is used', async (command) => {
  const { code, output } = await say(command, '--bogus');
  expect(code).toBe(1);
  expect(output).toMatch(/^Unknown option '--bogus'\.\n\n(npm|pnpm) [^\n]+/);
  expect(output).not.toMatch(/^ +at /m);
});

test.each(['load', 'lists', 'labels', 'api', 'soak'])('so does bench %s', async (part) => {
  const { code, output } = await say('bench', part, '--bogus');
  expect(code).toBe(1);
  expect(output).toMatch(/^Unknown option '--bogus'\.\n/);
  expect(output).not.toMatch(/^ +at /m);
});

test.each([
  [['rollback', 'sales', '1', '2'], /^"2" was not expected\.\n\npnpm rollback/],
  [['releases', 'purge'], /^pnpm releases \[--to DIR\]/],
  [['new-area', 'returns', 'refunds'], /^"refunds" was not expected/],
  [['release', 'sales', '--from'], /^Option '--from <value>' argument missing\.\n\npnpm release/],
  [['dev', '--against', 'nonsense'], /^--against: nonsense is no address\n$/],
  [['dev', '--against', 'http://127.0.0.1:1'], /http:\/\/127\.0\.0\.1:1\/\S+ cannot be reached\n$/],
])('%j is answered in a sentence', async (words, sentence) => {
  const { code, output } = await say(...words);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
});

test.each([
  ['sales', 'no mf-manifest.json, no area.json'],
  ['host', 'no mf-manifest.json, no index.html'],
])('an empty folder is no build of %s', async (name, missing) => {
  const given = await say('release', name, '--version', '1', '--from', '.');
  expect(given.code).toBe(1);
  expect(given.output).toBe(`--from: no build of ${name} is in ${folder} (${missing})\n`);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { manifestOf, ROOT } from '../packages/workspace/folders.mjs';
import { capture } from '../packages/workspace/processes.mjs';

/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-words-'));
});
afterAll(() => rm(folder, { recursive: true }));

const { scripts = {} } = manifestOf(ROOT);
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/**
 * What a command of the root says, and how it ends.
 *
 * @param {string[]} words the command's name first
 */
const say = (...[name = '', ...words]) => {
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  return capture(program, [...args, ...words], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: folder, RELEASES_DIR: folder, PATH },
  });
};

const OURS = [
  ...['start', 'test', 'dev', 'build', 'release', 'rollback', 'releases', 'new-area'],
  ...[
    'screenshots',
    'surface',
    'api',
    'check:nginx',
    'check:supply',
    'check-built',
    'backup',
    'check-backup',
    'restore',
    'test:browsers',
  ],
];
/** These say all that they can do. */
const WITH_TASKS = ['company', 'user', 'bench'];
/** Others' programs. */
const TOOLS = ['lint', 'format', 'gallery'];

test('every command of package.json is called here', () => {
  expect(Object.keys(scripts).sort()).toEqual([...OURS, ...WITH_TASKS, ...TOOLS].sort());
});

test.each(OURS)('%s says that it does not know a flag, and how it is used', async (command) => {
  const { code, output } = await say(command, '--bogus');
  expect(code).toBe(1);
  expect(output).toMatch(/^Unknown option '--bogus'\.\n\n(npm|pnpm) [^\n]+/);
  expect(output).not.toMatch(/^ +at /m);
});

test.each(WITH_TASKS)('%s says what it does', async (command) => {
  const { code, output } = await say(command, '--bogus');
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^pnpm ${command} `, 'm'));
  expect(output).not.toMatch(/^ +at /m);
});

test.each(TOOLS)('%s runs', async (command) => {
  expect((await say(command, '--help')).code).toBe(0);
});

test.each(['load', 'lists', 'labels', 'api', 'counts', 'failover', 'soak'])(
  'so does bench %s',
  async (part) => {
    const { code, output } = await say('bench', part, '--bogus');
    expect(code).toBe(1);
    expect(output).toMatch(/^Unknown option '--bogus'\.\n/);
    expect(output).not.toMatch(/^ +at /m);
  },
);

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

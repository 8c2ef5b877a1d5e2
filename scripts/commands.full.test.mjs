import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
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
 * Runs a command of the root; resolves with its exit code and what it said.
 *
 * @param {string[]} words the command's name first
 */
const say = (...[name = '', ...words]) => sayIn({}, name, ...words);

/**
 * `say` with settings in the environment.
 *
 * @param {Record<string, string>} environment
 * @param {string} name
 * @param {string[]} words
 */
function sayIn(environment, name, ...words) {
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  const own = { NODE_OPTIONS: '', INIT_CWD: folder, RELEASES_DIR: folder, PORT: '0', PATH };
  return capture(program, [...args, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...own, ...environment },
  });
}

/**
 * A server of this machine that answers everything alike.
 *
 * @param {string} answer
 * @param {(port: number) => Promise<void>} use
 */
async function besides(answer, use) {
  const server = createServer((_, response) => response.end(answer));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await use(port).finally(() => server.close());
}

const OURS = [
  ...[
    'start',
    'test',
    'test:all',
    'check',
    'dev',
    'build',
    'release',
    'rollback',
    'releases',
    'new-area',
    'remove-area',
  ],
  ...[
    'screenshots',
    'pack:server',
    'surface',
    'api',
    'check:nginx',
    'check:operations',
    'check:container',
    'check:platforms',
    'check:promises',
    'check:supply',
    'check-built',
    'backup',
    'check-backup',
    'restore',
    'test:browsers',
  ],
];
/** Commands with several tasks, which they list when they don't know a flag. */
const WITH_TASKS = ['company', 'user', 'bench'];
/** Commands that run programs of others, with their own words for a wrong flag. */
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

const WITH_HELP = [...OURS, ...WITH_TASKS].map((command) => [command, '--help']);

test.each([...WITH_HELP, ['releases', '-h'], ['bench', 'soak', '--help']])(
  '%s %s says how it is used, and is no failure',
  async (...words) => {
    const { code, output } = await say(...words);
    expect([code, output]).toEqual([0, expect.stringMatching(/^(npm|pnpm|It takes) [^\n]+/)]);
  },
);

test.each(TOOLS)('%s runs', async (command) => {
  expect((await say(command, '--help')).code).toBe(0);
});

test.each([
  ...['load', 'api', 'lists', 'hand', 'import', 'live', 'failover', 'upgrade', 'soak', 'builds'],
])('bench %s says that it does not know a flag', async (part) => {
  const { code, output } = await say('bench', part, '--bogus');
  expect(code).toBe(1);
  expect(output).toMatch(/^Unknown option '--bogus'\.\n/);
  expect(output).not.toMatch(/^ +at /m);
});

test.each([
  [['bench', 'builds', '--parts', 'begin'], /^--parts: start, test or both, not "begin"\n$/],
  [['test', 'sales', '--json', 'figures'], /^A whole run takes no words\.\nnpm test /],
  [['rollback', 'sales', '1', '2'], /^"2" was not expected\.\n\npnpm rollback/],
  [['releases', 'purge'], /^pnpm releases \[--to DIR\]/],
  [['releases', 'prune', '--keep', 'some'], /^--keep: a whole number such as 5, not "some"\n$/],
  [
    ['releases', 'prune', '--older-than', '30'],
    /^--older-than: a time such as 90m, 24h or 30d, not "30"\n$/,
  ],
  [['releases', '--keep', '3'], /^pnpm releases \[--to DIR\]/],
  [['new-area', 'returns', 'refunds'], /^"refunds" was not expected/],
  [
    ['release', 'sales', '--url', 'https://cdn.example/'],
    /^sales comes from https:\/\/cdn\.example, where its files have to be[^]+ --stage [^]+ --switch /,
  ],
  [['release', 'host', '--url', 'https://cdn.example'], /^The host always comes from the server: /],
  [['release', 'sales', '1.0.0'], /^"1\.0\.0" was not expected\.\n\npnpm release/],
  [['release', 'sales', '--stage', '--switch'], /^pnpm release/],
  [['release', 'sales', '--switch'], /^No release of sales is staged here\. Stage one first: /],
  [['release', 'sales', '--from'], /^Option '--from <value>' argument missing\.\n\npnpm release/],
  [
    ['dev', '--against', 'http://127.0.0.1:1'],
    /http:\/\/127\.0\.0\.1:1\/\S+ cannot be reached \(.+\): start the installation, or give --against another address\n$/,
  ],
])('%j is answered in a sentence', async (words, sentence) => {
  const { code, output } = await say(...words);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
});

test.each(['nonsense', 'shop.example', 'localhost:3000'])(
  'dev says that %s is no whole address',
  async (address) => {
    const { code, output } = await say('dev', '--against', address);
    const sentence = `--against: say the whole address, as in https://shop.example, not "${address}"`;
    expect([code, output]).toEqual([1, `${sentence}\n`]);
  },
);

test('dev says that its port is taken, before it starts anything', () =>
  besides('', async (port) => {
    const { code, output } = await sayIn({ PORT: `${port}`, DATA_DIR: folder }, 'dev');
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken. Stop what listens there, or take another: PORT=${port + 1} pnpm dev\n`,
    );
    expect(await readdir(folder)).not.toContain('server.lock');
  }));

test('dev says that PORT is no number', async () => {
  const { code, output } = await sayIn({ PORT: 'http' }, 'dev');
  expect([code, output]).toEqual([1, 'PORT is a number such as 3000, not "http".\n']);
});

test.each(['<h1>Hello</h1>', '{"areas":{}}'])('dev is told that %s is no back office', (answer) =>
  besides(answer, async (port) => {
    const { code, output } = await say('dev', '--against', `http://localhost:${port}`);
    expect(code).toBe(1);
    expect(output).toMatch(
      `At http://localhost:${port} answers no back office. Give --against the address that browsers use.\n`,
    );
  }),
);

test('releases are pruned by number and age', async () => {
  const { code, output } = await say('releases', 'prune', '--keep', '3', '--older-than', '12h');
  expect([code, output]).toEqual([0, 'Nothing to remove\n']);
});

describe('a new area', () => {
  const labels = async (/** @type {string} */ name) =>
    JSON.parse(await readFile(join(folder, 'new', name, 'area.json'), 'utf8')).routes[0].label;

  test('takes its name in four languages', async () => {
    const words = Object.entries({ en: 'Stalls', sq: 'Tezga', tr: 'Tezgahlar', ar: 'أكشاك' });
    const flags = words.flatMap(([language, label]) => [`--label-${language}`, label]);
    const { output } = await say('new-area', 'stalls', '--into', 'new', ...flags);
    expect(output).toBe(`${join(folder, 'new', 'stalls')} is written.\n`);
    expect(await labels('stalls')).toEqual(Object.fromEntries(words));
  });

  test('marks the names that it was not given, and says which', async () => {
    const { output } = await say('new-area', 'fairs', '--into', 'new', '--label-sq', 'Panaire');
    expect(output).toContain('Its name is not translated yet: tr, ar. npm test says so until ');
    expect(await labels('fairs')).toEqual({
      en: 'Fairs',
      sq: 'Panaire',
      tr: '[tr] Fairs',
      ar: '[ar] Fairs',
    });
  });

  test('takes no name with a quote', async () => {
    const { code, output } = await say(
      'new-area',
      'booths',
      '--label-tr',
      "Anna's",
      '--into',
      'new',
    );
    expect([code, output]).toEqual([1, '--label-tr: without quotes, please, and not empty\n']);
    expect(await readdir(join(folder, 'new'))).not.toContain('booths');
  });
});

describe('removing an area', () => {
  const remove = (/** @type {string[]} */ ...words) =>
    say('remove-area', 'returns', '--from', 'areas', ...words);
  beforeAll(() => say('new-area', 'returns', '--into', 'areas'));
  const areas = () => readdir(join(folder, 'areas'));

  test('is refused while it is deployed', async () => {
    const registry = { areas: { returns: { release: '7', source: 'release' } } };
    await writeFile(join(folder, 'registry.json'), JSON.stringify(registry));
    const { code, output } = await remove('--yes');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^returns is still deployed: 7 is served from .+ Take it out first: pnpm releases withdraw returns\n$/,
    );
    expect(await areas()).toEqual(['returns']);
    expect((await say('releases', 'withdraw', 'returns')).output).toBe(
      'returns is served no longer. Back with: pnpm release returns --switch 7\n',
    );
  });

  test('is refused while its area.json is broken, which is told with its place', async () => {
    const file = join(folder, 'areas', 'returns', 'area.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, '{ "name": "returns", }');
    const { code, output } = await remove('--yes');
    expect(code).toBe(1);
    expect(output).toMatch(/^\S*area\.json:1:22: [^\n]+\n$/);
    await writeFile(file, text);
  });

  test('is refused without a yes', async () => {
    const { code, output } = await remove();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^--yes would remove .+returns with \d+ files.*\. Nothing was removed\.\n$/,
    );
    expect(await areas()).toEqual(['returns']);
  });

  test('succeeds with a yes', async () => {
    expect(await remove('--yes')).toEqual({
      code: 0,
      output: `${join(folder, 'areas', 'returns')} is removed.\n`,
    });
    expect(await areas()).toEqual([]);
    expect((await remove('--yes')).output).toMatch(/^There is no area returns\. There are /);
  });
});

test('an area that others lead to stays', async () => {
  const { code, output } = await say('remove-area', 'sales', '--yes');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Others lead to sales by its links:\n[^]+Take these links out of their code/,
  );
});

test.each([
  ['sales', 'no mf-manifest.json, no area.json'],
  ['host', 'no mf-manifest.json, no index.html'],
])('an empty folder is no build of %s', async (name, missing) => {
  const given = await say('release', name, '--version', '1', '--from', '.');
  expect(given.code).toBe(1);
  expect(given.output).toBe(`--from: no build of ${name} is in ${folder} (${missing})\n`);
});

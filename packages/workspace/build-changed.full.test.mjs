import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './folders.mjs';

/** A build of a hundred files; with HELD set it doesn't end until there is a file `go`. */
const CONFIG = `import { existsSync } from 'node:fs';
export default {
  mode: 'production', devtool: 'source-map', entry: './src/index.js',
  output: { path: process.cwd() + '/dist', clean: true, chunkFilename: '[name].[contenthash:8].js' },
  plugins: [{ apply: ({ hooks }) => {
    hooks.afterEmit.tapPromise('held', async () => {
      while (process.env.HELD && !existsSync('go')) await new Promise((done) => setTimeout(done, 20));
    });
  } }],
};`;
const PARTS = Array.from({ length: 100 }, (_, part) => part);

/** @type {string} */
let directory;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backoffice-build-'));
  await writeFile(join(directory, 'package.json'), '{"version":"1.0.0","type":"module"}');
  await writeFile(join(directory, 'rspack.config.mjs'), CONFIG);
  const modules = join('node_modules', '@rspack');
  for (const folder of ['node_modules', 'src']) await mkdir(join(directory, folder));
  await symlink(join(ROOT, 'remotes', 'sales', modules), join(directory, modules));
  await writeFile(
    join(directory, 'src', 'index.js'),
    PARTS.map((part) => `import('./part${part}.js');`).join('\n'),
  );
  for (const part of PARTS) await writePart(part, part);
});
afterEach(() => rm(directory, { recursive: true }));

/** @type {(part: number, value: unknown) => Promise<void>} */
const writePart = (part, value) =>
  writeFile(join(directory, 'src', `part${part}.js`), `export default ${JSON.stringify(value)};`);
const dist = (file = '') => join(directory, 'dist', file);
const filesOf = async () => (await readdir(dist())).sort();

/** Runs `buildChanged` in a process of its own; a test can wait for its output and end. */
function startBuild(environment = {}) {
  const build = pathToFileURL(join(import.meta.dirname, 'build-changed.mjs')).href;
  const program = `import { buildChanged } from ${JSON.stringify(build)};
    const [{ version }] = await buildChanged([{ name: 'shoes', directory: ${JSON.stringify(directory)} }])
      .catch((error) => { console.error(error.message); process.exit(1); });
    console.log('version', version);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  /** @param {RegExp} pattern */
  const heard = async (pattern) => {
    while (!pattern.test(output)) await once(child.stdout, 'data');
  };
  return { pid: child.pid, ended, heard, kill: () => process.kill(-Number(child.pid), 'SIGKILL') };
}
const build = () => startBuild().ended;

/** Starts a build that has written its files and does not end. */
async function startHeldBuild() {
  const held = startBuild({ HELD: '1' });
  const fresh = join(directory, '.build', `fresh-${held.pid}`, 'main.js');
  while (!existsSync(fresh)) await new Promise((done) => setTimeout(done, 20));
  return { ...held, letGo: () => writeFile(join(directory, 'go'), '') };
}

test('a second build at the same time says so, waits, and uses the first one', async () => {
  const first = await startHeldBuild();
  const second = startBuild();
  await second.heard(/shoes is being built by process \d+ on .+; waiting for it/);
  await first.letGo();
  expect((await first.ended).output).toContain('Built shoes');
  const { code, output } = await second.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('Built');
  expect(output.split('version')[1]).toBe((await first.ended).output.split('version')[1]);
}, 120_000);

test('of several starts at once one builds, and nothing is missing', async () => {
  await build();
  const whole = await filesOf();
  for (const round of [1, 2, 3]) {
    await writePart(0, `round ${round}`);
    const all = await Promise.all([build(), build(), build()]);
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
    const said = all.map(({ output }) => output).join('');
    expect(said.match(/Built shoes/g)).toHaveLength(1);
    expect(await filesOf()).toHaveLength(whole.length);
    expect((await build()).output).not.toContain('Built');
  }
}, 120_000);

test('a build that lost a file, or the end of one, is built again', async () => {
  await build();
  const whole = await filesOf();
  await rm(dist('main.js'));
  expect((await build()).output).toContain('Built shoes');
  expect(await filesOf()).toEqual(whole);
  await truncate(dist('main.js'), 10);
  expect((await build()).output).toContain('Built shoes');
  expect((await build()).output).not.toContain('Built');
}, 120_000);

test('a build that fails or is killed leaves the one before, and the next one goes on', async () => {
  await build();
  const before = await readFile(dist('main.js'), 'utf8');
  await writePart(1, 'sandals');
  await writeFile(join(directory, 'src', 'part2.js'), 'export default ');
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('The build of shoes failed');
  expect(await readFile(dist('main.js'), 'utf8')).toBe(before);

  await writePart(2, 'boots');
  const killed = await startHeldBuild();
  killed.kill();
  await killed.ended;
  expect(await readFile(dist('main.js'), 'utf8')).toBe(before);

  expect((await build()).output).toContain('Built shoes');
  expect(await readFile(dist('main.js'), 'utf8')).not.toBe(before);
  expect(await readdir(join(directory, '.build'))).toEqual([]);
}, 120_000);

test('a build whose settings are wrong says what is, without the stack of its tools', async () => {
  await writeFile(join(directory, 'rspack.config.mjs'), "throw new Error('area.json:1:20: no');");
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('Error: area.json:1:20: no');
  expect(output).not.toMatch(/^ +at .+rspack/m);
}, 120_000);

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

import { onceEach, Terminal } from './terminal.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @type {string[]} */
let said;
beforeEach(() => (said = []));
/** The lines since the last call. */
const saidSince = () => said.splice(0).join('\n');

/** Two areas that share a file. */
async function areas() {
  for (const name of ['sales', 'stock']) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'index.js'), "import '../shared.js';\n");
  }
  return rspack(
    ['sales', 'stock'].map((name) => ({
      name,
      context: join(folder, name),
      entry: './index.js',
      mode: /** @type {const} */ ('development'),
      output: { path: join(folder, name, 'dist') },
    })),
  );
}

test('a slip in what several areas share is told once, and again when it was mended', async () => {
  const terminal = new Terminal((line) => said.push(line));
  const compile = async () => {
    const compiler = await areas();
    terminal.apply(compiler);
    await new Promise((resolve) => compiler.run(resolve));
    await new Promise((resolve) => compiler.close(resolve));
  };
  const shared = (/** @type {string} */ text) => writeFile(join(folder, 'shared.js'), text);

  await shared('export const slip = ;\n');
  await compile();
  const first = saidSince();
  expect(first.match(/ERROR in \S*shared\.js/g)).toHaveLength(1);
  expect(first).not.toContain('compiled in');
  await compile();
  expect(saidSince()).toBe('');

  await shared('export const slip = 1;\n');
  await compile();
  // The two compile at the same time, in no fixed order.
  expect(said.slice(0, -1).sort().join(' ')).toMatch(
    /^sales compiled in \d+ ms stock compiled in \d+ ms$/,
  );
  expect(saidSince()).toMatch(/No errors any more$/);
  await shared('export const slip = ;\n');
  await compile();
  expect(saidSince()).toMatch(/^ERROR in \S*shared\.js/);
});

test('a wrong type is told once for as long as it stands', () => {
  const terminal = new Terminal((line) => said.push(line));
  const wrong = 'sales/page.tsx:3:1: Type … (TS2322)';
  terminal.tell('types', [wrong, wrong]);
  expect(saidSince()).toBe(`ERROR in ${wrong}`);
  terminal.tell('types', [wrong, 'stock/page.tsx:1:1: other (TS1)']);
  expect(saidSince()).toBe('ERROR in stock/page.tsx:1:1: other (TS1)');
  terminal.tell('types', []);
  expect(saidSince()).toBe('No errors any more');
});

test('a page gets one error of a file, however many areas share it', () => {
  const slip = { message: 'Expression expected', moduleIdentifier: 'loader!/ui/table.tsx' };
  const others = [
    { ...slip, moduleName: '../../ui/table.tsx' },
    { ...slip, message: 'Else' },
  ];
  expect(onceEach([slip, ...others])).toHaveLength(2);
  expect(onceEach(['page.tsx:1:1: wrong', 'page.tsx:1:1: wrong'])).toHaveLength(1);
});

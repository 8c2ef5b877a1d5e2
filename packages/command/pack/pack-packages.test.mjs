import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { libraryVersions, PACKED, packPackages } from './pack-packages.mjs';

/** @typedef {Awaited<ReturnType<typeof packPackages>>} All */

/** @type {string} */
let folder;
/** @type {All} */
let packed;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  packed = await packPackages();
  for (const { file, bytes } of packed.values()) writeFileSync(join(folder, file), bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

const inside = (/** @type {string} */ name) => {
  const { file } = /** @type {import('./pack-packages.mjs').Packed} */ (packed.get(name));
  return (/** @type {string[]} */ ...words) =>
    execFileSync('tar', [...words, '-zf', join(folder, file)], { encoding: 'utf8' });
};

test('equal sources make equal files, each named by its content', async () => {
  const again = await packPackages();
  expect([...again].map(([name, { file }]) => [name, file])).toEqual(
    [...packed].map(([name, { file }]) => [name, file]),
  );
});

test.each(PACKED)('%s installs from there and from npm alone', (name) => {
  const read = inside(name);
  const manifest = JSON.parse(read('-xO', 'package/package.json').toString());
  expect(manifest).toMatchObject({ name, version: expect.stringMatching(/^\d/) });
  for (const [library, version] of Object.entries(manifest.dependencies)) {
    expect([library, version]).toEqual([
      library,
      expect.stringMatching(/^(npm:\w+@)?\d+\.\d+\.\d+/),
    ]);
    if (library.startsWith('@backoffice/')) expect(PACKED).toContain(library);
  }
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest).not.toHaveProperty('devDependencies');
  const files = read('-t').split('\n');
  expect(files.filter((file) => /\.test\.|node_modules|\/dist\//.test(file))).toEqual([]);
});

test('the command says what to type where there is no pnpm', () => {
  // Programs share chunks, so a text may lie in any of them.
  const programs = inside('@backoffice/command')('-xO', 'package/programs');
  expect(programs).toContain('npm run rollback --');
  expect(programs).not.toMatch(/pnpm (release|rollback)\b/);
});

test('an area takes the libraries of the host', () => {
  const { version } = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../../host/node_modules/react/package.json'),
      'utf8',
    ),
  );
  expect(libraryVersions()).toMatchObject({ react: version });
});

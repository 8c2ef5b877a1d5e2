import { chosenTests, testProjects } from './chosen-tests.mjs';

const PROJECTS = ['host', 'scripts', 'packages/ui', 'remotes/sales'];
const chosen = (/** @type {string[]} */ ...words) => chosenTests(words, {}, PROJECTS);

test('an area or a package is named by its folder', () => {
  expect(chosen('sales')).toEqual(['--projects', 'remotes/sales']);
  expect(chosen('packages/ui', 'host')).toEqual(['--projects', 'packages/ui', 'host']);
});

test('a file is named by a part of its path, within an area or anywhere', () => {
  expect(chosen('sales', 'selling-page')).toEqual([
    ...['--projects', 'remotes/sales', '--testPathPatterns=selling-page'],
  ]);
  expect(chosen('selling-page')).toEqual([
    ...['--projects', ...PROJECTS, '--testPathPatterns=selling-page'],
  ]);
});

test('a browser test has its own set-up', () => {
  expect(chosen('host/e2e/selling.test.ts')).toEqual([
    ...['--config', 'host/e2e/jest.config.cjs'],
    '--testPathPatterns=host/e2e/selling.test.ts',
  ]);
  expect(chosen('e2e')[0]).toBe('--config');
});

test('what changes is run again on request', () => {
  expect(chosenTests(['sales'], { watch: true }, PROJECTS).at(-1)).toBe('--watch');
});

test('every folder with tests is known by one name', () => {
  const projects = testProjects();
  expect(projects).toEqual(
    expect.arrayContaining(['host', 'scripts', 'packages/server', 'remotes/sales']),
  );
  const names = projects.map((folder) => folder.split('/').at(-1));
  expect(new Set(names).size).toBe(names.length);
});

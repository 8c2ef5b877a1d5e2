import { chosenTests, testProjects } from './chosen-tests.mjs';

const PROJECTS = ['host', 'scripts', 'packages/ui', 'remotes/sales'];
/** The arguments of the program that runs the tests. */
const chosen = (/** @type {string[]} */ ...words) => {
  const said = chosenTests(words, {}, PROJECTS);
  return said.slice(said.findIndex((word) => /(jest|cli)\.js$/.test(word)) + 1);
};

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
    ...['test', '--config', 'host/e2e', 'host/e2e/selling.test.ts'],
  ]);
  expect(chosen('e2e')[0]).toBe('test');
});

test('tests run again after a change on request', () => {
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

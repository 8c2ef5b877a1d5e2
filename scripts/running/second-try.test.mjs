import { resultsFile } from './results.mjs';
import { tryAlone } from './second-try.mjs';

const { jest } = import.meta;
beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

/** @type {string[][]} */
let tried;
beforeEach(() => (tried = []));

/** @type {(name: string, code: number) => import('./second-try.mjs').TestStep} */
const step = (name, code) => ({
  name,
  command: [],
  alone: (files) => {
    tried.push(files);
    return { name: `${name} alone`, command: ['-e', `process.exit(${code})`] };
  },
});
/** @param {string} name */
const failuresIn = (name, count = 1) =>
  Array.from({ length: count }, (_, n) => ({
    run: resultsFile(name),
    file: `${name}-${n}.test.ts`,
    test: 'a sale',
    says: 'no',
  }));

test('what failed beside others is tried alone, each file once', async () => {
  const failures = [...failuresIn('late'), ...failuresIn('late'), ...failuresIn('broken', 2)];
  const steps = [step('late', 0), step('broken', 1), step('fine', 0)];
  expect(await tryAlone(steps, failures)).toEqual(['late']);
  expect(tried).toEqual([['late-0.test.ts'], ['broken-0.test.ts', 'broken-1.test.ts']]);
});

test('where much failed, and where no test did, nothing is tried again', async () => {
  const lint = { name: 'lint', command: [] };
  expect(await tryAlone([step('broken', 0), lint], failuresIn('broken', 5))).toEqual([]);
  expect(tried).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readResults, resultsFile, tellFailures } from './results.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const report = {
  numPassedTests: 1,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/shop/host/e2e/prices.test.ts',
      startTime: 0,
      endTime: 2_500,
      message: 'all of it',
      assertionResults: [
        { title: 'a sale', fullName: 'till a sale', status: 'passed', failureMessages: [] },
        {
          title: 'a price',
          fullName: 'till a price',
          status: 'failed',
          failureMessages: [
            'Error: \u001B[31mno price\u001B[39m\n    at /shop/host/e2e/prices.test.ts:5:2\n    at run (/shop/node_modules/jest/run.js:1:1)',
            `The page shows:\n${'line\n'.repeat(40)}`,
          ],
        },
      ],
    },
    {
      name: '/shop/host/src/app.test.tsx',
      startTime: 0,
      endTime: 1,
      message: 'SyntaxError: what is this',
      assertionResults: [],
    },
  ],
};

test('the end of a log tells what failed and how, in a few lines each', () => {
  writeFileSync(join(folder, resultsFile('browser tests')), JSON.stringify(report));
  const { passed, failed, failures, files } = readResults(folder, '/shop');
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(failures.map(({ run }) => run)).toEqual(Array(2).fill('browser-tests.json'));
  expect(files[0]).toEqual({ file: 'host/e2e/prices.test.ts', seconds: 2.5, titles: ['a sale'] });
  const told = tellFailures(failures).split('\n');
  expect(told.slice(0, 5)).toEqual([
    '✗ host/e2e/prices.test.ts › till a price',
    '    Error: no price',
    '        at /shop/host/e2e/prices.test.ts:5:2',
    '    The page shows:',
    '    line',
  ]);
  expect(told).toHaveLength(19);
  expect(told.slice(-2)).toEqual(['✗ host/src/app.test.tsx', '    SyntaxError: what is this']);
});

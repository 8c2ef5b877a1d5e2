import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {object} FileResult As jest reports it.
 * @property {string} name
 * @property {number} startTime Milliseconds.
 * @property {number} endTime
 * @property {{ title: string, status: string }[]} assertionResults
 */

/**
 * The file in which a run of jest reports.
 *
 * @param {string} name of its step
 */
export const resultsFile = (name) => `${name.replaceAll(/\W+/g, '-')}.json`;

/**
 * What runs of jest reported with `--json` into one folder. A file that could not run counts as one failure.
 *
 * @param {string} folder
 * @param {string} root Of the repository: files are named as seen from there.
 */
export function readResults(folder, root) {
  const total = { passed: 0, failed: 0 };
  /** @type {Record<string, number>} */
  const testsIn = {};
  const files = readdirSync(folder).flatMap((name) => {
    const counts = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    total.passed += counts.numPassedTests;
    total.failed += counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    testsIn[name] = counts.numPassedTests + counts.numFailedTests;
    return /** @type {FileResult[]} */ (counts.testResults);
  });
  return {
    ...total,
    testsIn,
    files: files.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
      titles: assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => title),
    })),
  };
}

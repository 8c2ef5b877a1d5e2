import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} FileResult As jest reports it.
 * @property {string} name
 * @property {number} startTime Milliseconds.
 * @property {number} endTime
 * @property {string} message What all of its failures say, or why it could not run.
 * @property {TestResult[]} assertionResults
 */

/**
 * @typedef {object} TestResult
 * @property {string} title
 * @property {string} fullName
 * @property {string} status
 * @property {string[]} failureMessages
 */

/**
 * @typedef {object} Failure
 * @property {string} run The file that reported it, see `resultsFile`.
 * @property {string} file As seen from the repository.
 * @property {string} test Its full name; empty where the whole file could not run.
 * @property {string} says
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
  /** @type {Failure[]} */
  const failures = [];
  const files = readdirSync(folder).flatMap((name) => {
    const counts = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    total.passed += counts.numPassedTests;
    total.failed += counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    testsIn[name] = counts.numPassedTests + counts.numFailedTests;
    const results = /** @type {FileResult[]} */ (counts.testResults);
    failures.push(...results.flatMap((file) => failuresOf(file, name, root)));
    return results;
  });
  return {
    ...total,
    testsIn,
    failures,
    files: files.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
      titles: assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => title),
    })),
  };
}

/**
 * @param {FileResult} file
 * @param {string} run
 * @param {string} root
 * @returns {Failure[]}
 */
function failuresOf({ name, message, assertionResults }, run, root) {
  const file = relative(root, name);
  if (assertionResults.length === 0 && message) return [{ run, file, test: '', says: message }];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      run,
      file,
      test: fullName,
      says: failureMessages.join('\n'),
    }));
}

/** Lines of a failure that tell what happened; its step's output has all of them. */
const LINES = 16;

/**
 * What failed, for the end of a log of which often only the end is kept.
 *
 * @param {Failure[]} failures
 */
export const tellFailures = (failures) =>
  failures
    .map(({ file, test, says }) => {
      const lines = stripVTControlCharacters(says)
        .split('\n')
        .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:)/.test(line))
        .slice(0, LINES);
      return [`✗ ${file}${test && ` › ${test}`}`, ...lines.map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');

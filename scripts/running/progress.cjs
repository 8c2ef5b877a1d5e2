const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

/**
 * Progress of a run of tests, told in lines that begin with `MARK`, as no other line does.
 *
 * @typedef {object} Ended
 * @property {number} done files of jest, tests of Playwright
 * @property {number} total
 * @property {number} tests
 *
 * @typedef {{ file: string, seconds: number, titles: string[] }} TestFile with the titles that passed
 *
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures
 * @property {string[]} secondTries what passed only when it was tried again
 * @property {TestFile[]} files
 */
const MARK = '\u001e';
/** How many lines of a failure are shown. */
const LINES = 24;

/** @param {string} says */
const shortened = (says) =>
  stripVTControlCharacters(says)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:)/.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line}`);

/** Tells at once which tests ended, and writes the results to the file TEST_RESULTS at the end. */
class Progress {
  done = 0;
  total = 0;
  /** @type {Results} */
  results = { passed: 0, failed: 0, failures: [], secondTries: [], files: [] };
  /** @type {Map<string, TestFile>} */
  files = new Map();

  /**
   * @param {string} path
   * @param {string} title
   */
  passed(path, title) {
    this.results.passed += 1;
    this.file(path).titles.push(title);
  }

  /**
   * @param {string} path
   * @param {string} title empty where the whole file could not run
   * @param {string} says
   */
  failed(path, title, says) {
    const place = [relative(process.cwd(), path), title].filter(Boolean).join(' › ');
    const failure = [`✗ ${place}`, ...shortened(says)].join('\n');
    this.results.failed += 1;
    this.results.failures.push(failure);
    process.stdout.write(`${failure}\n`);
  }

  /** @param {string} path */
  file(path) {
    const known = this.files.get(path);
    if (known) return known;
    /** @type {TestFile} */
    const file = { file: relative(process.cwd(), path), seconds: 0, titles: [] };
    this.files.set(path, file);
    return file;
  }

  tell() {
    const { done, total, results } = this;
    const tests = results.passed + results.failed;
    process.stdout.write(`${MARK}${JSON.stringify({ done, total, tests })}\n`);
  }

  write() {
    this.results.files = [...this.files.values()];
    const { TEST_RESULTS } = process.env;
    if (TEST_RESULTS) writeFileSync(TEST_RESULTS, JSON.stringify(this.results));
  }
}

module.exports = { MARK, Progress };

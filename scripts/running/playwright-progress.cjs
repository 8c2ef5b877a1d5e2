const { relative } = require('node:path');

const { Progress } = require('./progress.cjs');

/** @import { Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter' */

/** A reporter of Playwright for a run of several steps at once. */
module.exports = class PlaywrightProgress {
  progress = new Progress();

  /**
   * @param {unknown} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.progress.total = suite.allTests().length;
    this.progress.tell();
  }

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, result) {
    const { progress } = this;
    const { file } = test.location;
    progress.file(file).seconds += result.duration / 1_000;
    const says = result.errors.map(({ message, value }) => message ?? value).join('\n');
    if (!test.ok() && result.retry < test.retries) {
      process.stdout.write(`Tried again: ${test.title}\n${says}\n`);
      return;
    }
    progress.done += 1;
    if (!test.ok()) progress.failed(file, test.title, says);
    else if (result.status !== 'skipped') progress.passed(file, test.title);
    if (test.outcome() === 'flaky') {
      progress.results.secondTries.push(`${relative(process.cwd(), file)} › ${test.title}`);
    }
    progress.tell();
  }

  /** @param {TestError} error */
  onError({ message, value }) {
    this.progress.failed('', 'the run itself', message ?? value ?? '');
  }

  onEnd() {
    this.progress.write();
  }

  printsToStdio() {
    return true;
  }
};

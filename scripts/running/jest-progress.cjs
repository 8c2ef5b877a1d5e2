const { Progress } = require('./progress.cjs');

/** @import { AggregatedResult, TestResult } from '@jest/test-result' */

/** A reporter of jest for whoever runs several steps at once. */
module.exports = class JestProgress {
  progress = new Progress();

  /** @param {AggregatedResult} all */
  onRunStart({ numTotalTestSuites }) {
    this.progress.total = numTotalTestSuites;
    this.progress.tell();
  }

  /**
   * @param {unknown} _test
   * @param {TestResult} result
   */
  onTestResult(_test, { testFilePath, testResults, testExecError, perfStats }) {
    const { progress } = this;
    progress.done += 1;
    progress.file(testFilePath).seconds = (perfStats.end - perfStats.start) / 1_000;
    for (const { status, title, fullName, failureMessages } of testResults) {
      if (status === 'passed') progress.passed(testFilePath, title);
      if (status === 'failed') progress.failed(testFilePath, fullName, failureMessages.join('\n'));
    }
    if (testExecError) {
      progress.failed(testFilePath, '', testExecError.stack ?? testExecError.message);
    }
    progress.tell();
  }

  onRunComplete() {
    this.progress.write();
  }
};

const { Progress } = require('./progress.cjs');

/**
 * The fields of jest's report of a file that are read.
 *
 * @typedef {object} FileReport
 * @property {string} testFilePath
 * @property {{ start: number, end: number }} perfStats
 * @property {{ message: string, stack?: string }} [testExecError]
 * @property {{ status: string, title: string, fullName: string, failureMessages: string[] }[]} testResults
 */

/** A reporter of jest for a run of several steps at once. */
module.exports = class JestProgress {
  progress = new Progress();

  /** @param {{ numTotalTestSuites: number }} all */
  onRunStart({ numTotalTestSuites }) {
    this.progress.total = numTotalTestSuites;
    this.progress.tell();
  }

  /**
   * @param {unknown} _test
   * @param {FileReport} result
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

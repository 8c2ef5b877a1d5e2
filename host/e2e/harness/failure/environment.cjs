const { TestEnvironment } = require('jest-environment-node');

/** Node, where a test's `afterEach` knows whether the test failed, and what it is called. */
module.exports = class FailureEnvironment extends TestEnvironment {
  /**
   * @param {{ name: string, test?: { name: string } }} event
   */
  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.failedTest = undefined;
    if (event.name === 'test_fn_failure') this.global.failedTest = event.test?.name;
  }
};

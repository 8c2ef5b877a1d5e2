const { nodeTests } = require('@backoffice/build/jest.cjs');

/** PGlite imports its parts when it starts, which jest allows with `--experimental-vm-modules` only. */
module.exports = {
  ...nodeTests(__dirname),
  testEnvironment: './src/testing/jest-environment.cjs',
  setupFiles: [require.resolve('@backoffice/build/jest/test-clock.cjs')],
  globalSetup: './src/testing/jest-global-setup.ts',
  globalTeardown: './src/testing/jest-global-teardown.ts',
};

const { nodeTests } = require('@backoffice/build/jest.cjs');

const { filesNotInFirefox } = require('./harness/firefox/not-in-firefox.cjs');

const isFirefox = process.env.BROWSER === 'firefox';

/** Browser tests on the production build: one browser for all, a server of its own for each file. */
module.exports = {
  ...nodeTests(__dirname),
  testEnvironment: '<rootDir>/harness/failure/environment.cjs',
  testPathIgnorePatterns: ['/node_modules/', ...(isFirefox ? filesNotInFirefox() : [])],
  ...(isFirefox && { setupFilesAfterEnv: ['<rootDir>/harness/firefox/skip-listed.cjs'] }),
  globalSetup: '<rootDir>/harness/setup/global-setup.mjs',
  globalTeardown: '<rootDir>/harness/setup/global-teardown.mjs',
  // A busy machine is no reason to fail.
  testTimeout: 300_000,
};

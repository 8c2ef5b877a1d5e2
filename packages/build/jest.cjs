const { basename, join } = require('node:path');

/** Compiled one file at a time: types are checked once, by the compiler, for the whole workspace. */
const compilerOptions = {
  target: 'ES2023',
  module: 'CommonJS',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  esModuleInterop: true,
  isolatedModules: true,
  verbatimModuleSyntax: false,
};

/** Packages that come as ES modules only. */
const ESM_ONLY = '@noble/hashes|echarts|zrender';

/**
 * Slow tests, `*.full.test.*`, try everything or whole commands. They run only where all is tested
 * or somebody names files.
 */
const isFull =
  process.env.TESTS === 'all' ||
  process.argv.some((word) => word.startsWith('--testPathPatterns='));
const LATER = isFull ? [] : ['\\.full\\.test\\.'];

/** @param {object} [options] more for the compiler */
const compile = (options) => [
  require.resolve('./jest/typescript.cjs'),
  {
    tsconfig: { ...compilerOptions, ...options },
    diagnostics: false,
    astTransformers: { before: [join(__dirname, 'jest/import-meta.cjs')] },
  },
];

/**
 * @param {string} directory
 * @param {string} testEnvironment
 */
function config(directory, testEnvironment) {
  return {
    displayName: basename(directory),
    rootDir: directory,
    cacheDirectory: join(__dirname, '../../node_modules/.cache/jest'),
    testEnvironment,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', ...LATER],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleNameMapper: {
      '\\.(css|scss)$': join(__dirname, 'jest/css-module.cjs'),
      '\\.(svg|png|woff2?)$': join(__dirname, 'jest/asset.cjs'),
    },
    transform: {
      '\\.tsx?$': compile(),
      [`/node_modules/(${ESM_ONLY})/.*\\.js$`]: join(__dirname, 'jest/es-module.cjs'),
    },
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|@backoffice/|(${ESM_ONLY})/)`],
    restoreMocks: true,
    // A busy machine is no reason to fail. More than what a test waits for at most (`jest-setup.ts`), so
    // that it can say what it waited for.
    testTimeout: 45_000,
  };
}

/**
 * Settings of a package whose tests need no browser.
 *
 * @param {string} directory its folder
 */
exports.nodeTests = (directory) => config(directory, 'node');

/**
 * Settings of a package with screens: jsdom, and the set-up that makes noise fail a test.
 *
 * @param {string} directory its folder
 */
exports.browserTests = (directory) => ({
  ...config(directory, require.resolve('./jest/browser-environment.cjs')),
  setupFiles: [join(__dirname, 'jest/test-clock.cjs')],
  setupFilesAfterEnv: [join(__dirname, '../testing/src/jest-setup.ts')],
});

/**
 * Settings of ES modules, of Node or TypeScript; needs `--experimental-vm-modules`.
 *
 * @param {string} directory its folder
 */
exports.moduleTests = (directory) => ({
  ...config(directory, 'node'),
  testMatch: ['<rootDir>/**/*.test.{mjs,ts}'],
  moduleNameMapper: {},
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      require.resolve('ts-jest'),
      { tsconfig: { ...compilerOptions, module: 'ESNext' }, useESM: true, diagnostics: false },
    ],
  },
});

import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import perfectionist from 'eslint-plugin-perfectionist';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { areas, STYLES_BY_NAME, withoutPathsOf } from './packages/build/eslint/addresses.mjs';
import { BARE_TIMER, clockRules } from './packages/build/eslint/clocks.mjs';
import { boundaryRule, coreByName, elements } from './packages/build/eslint/import-directions.mjs';

const BROWSER = ['host/src/**', 'remotes/*/src/**', 'packages/{api-client,i18n,ui,testing}/src/**'];
const NODE = [
  'packages/{server,build,release,workspace}/**',
  'scripts/**',
  'host/e2e/**',
  '**/*.config.{mjs,cjs}',
];

/** Files that only tests run; they alone may use `packages/testing`. */
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/src/**/testing/**', 'packages/*/jest/**'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'dist-server/',
    '**/coverage/',
    '**/.*/',
    '**/screenshots/',
    '**/*.d.ts',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['{host,remotes/*,packages/i18n,packages/ui}/src/**', 'packages/ui/gallery/**'],
    // A list of columns is data, however long.
    ignores: [...TESTS, '**/*-columns.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    plugins: { perfectionist },
    rules: {
      // Modules of Node, then installed packages, then relative imports; by name within each.
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'natural',
          internalPattern: [],
          newlinesBetween: 1,
          groups: ['builtin', 'external', ['parent', 'sibling', 'index'], 'unknown'],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/': 'KEBAB_CASE' }],
    },
  },
  {
    files: [
      'packages/{contracts,api-client,server}/src/**',
      'packages/{build,release,workspace}/**',
      'host/e2e/harness/**',
      'scripts/**',
    ],
    ignores: ['**/*.test.{ts,mjs}'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['packages/server/src/db/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/modules/**', '**/http/**'],
              message: 'Subjects use the database, not the other way round.',
            },
          ],
        },
      ],
    },
  },
  {
    files: BROWSER,
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-syntax': ['error', STYLES_BY_NAME] },
  },
  {
    files: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', STYLES_BY_NAME, BARE_TIMER] },
  },
  { files: NODE, languageOptions: { globals: globals.node } },
  ...clockRules(TESTS),
  {
    // These print on purpose: commands answer the terminal, test processes tell each other things.
    files: [
      'packages/server/src/{server.ts,testing/**}',
      'packages/release/src/commands/**',
      'packages/command/src/**',
      'packages/workspace/**',
      'host/e2e/harness/setup/*.{mjs,ts}',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Some functions of scripts are handed to a browser and run in a page.
    files: ['scripts/**'],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': 'off' },
  },
  {
    // Browsers that are too old for the shell must be able to read this script.
    files: ['packages/build/oldest/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.commonjs },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'packages/{testing,server}/src/**'],
    ignores: ['host/e2e/**'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: [...BROWSER, 'packages/ui/gallery/**'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // A dialog takes the focus on purpose, in code; fields of ui have a prop of this name for it.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: [...BROWSER, 'packages/ui/gallery/**'],
    ignores: TESTS,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.config.mjs'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': elements,
      'boundaries/include': ['host/**', 'remotes/**', 'packages/**', 'scripts/**'],
    },
    rules: {
      'boundaries/dependencies': boundaryRule([]),
    },
  },
  {
    files: TESTS,
    ignores: ['**/*.cjs'],
    rules: { 'boundaries/dependencies': boundaryRule(['testing']) },
  },
  ...areas.map((area) => ({
    files: [`remotes/${area.name}/src/**`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: withoutPathsOf(areas.filter(({ name }) => name !== area.name)),
  })),
  {
    files: ['host/src/**'],
    ignores: ['**/*.test.{ts,tsx}', 'host/src/testing/**'],
    rules: withoutPathsOf(areas),
  },
  {
    files: ['packages/api-client/src/resources/**'],
    rules: coreByName('@backoffice/api-client', ['../*']),
  },
  {
    files: ['packages/ui/src/**'],
    ignores: ['packages/ui/src/{areas,notify,scanner}/**'],
    rules: coreByName('@backoffice/ui/areas, notify or scanner', [
      '**/areas',
      '**/areas/*',
      '**/notify',
      '**/notify/*',
      '**/scanner',
      '**/scanner/*',
      '!@backoffice/ui/areas',
      '!@backoffice/ui/notify',
      '!@backoffice/ui/scanner',
    ]),
  },
);

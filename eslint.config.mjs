import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import perfectionist from 'eslint-plugin-perfectionist';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const BROWSER = ['host/src/**', 'remotes/*/src/**', 'packages/{api-client,i18n,ui,testing}/src/**'];
const NODE = [
  'packages/{server,build,release,workspace}/**',
  'scripts/**',
  'host/e2e/**',
  '**/*.config.{mjs,cjs}',
];

/** The few that the types are checked by: one of each package would know the shared sources anew. */
const PROJECTS = [
  'packages/build/tsconfig/workspace.json',
  'packages/server/tsconfig.json',
  'packages/release/tsconfig.json',
  'scripts/tsconfig.json',
  'host/e2e/tsconfig.json',
];

/** Imports run one way: each line says what the element on its left may use. */
const MAY_USE = {
  contracts: [],
  i18n: ['contracts'],
  'api-client': ['contracts'],
  ui: ['contracts', 'i18n', 'api-client'],
  testing: ['contracts', 'i18n', 'api-client', 'ui'],
  remote: ['contracts', 'i18n', 'api-client', 'ui'],
  host: ['contracts', 'i18n', 'api-client', 'ui'],
  server: ['contracts'],
  e2e: ['contracts', 'server', 'testing', 'build', 'release', 'workspace', 'scripts'],
  scripts: ['build', 'contracts', 'release', 'server', 'workspace'],
  release: ['build', 'contracts', 'workspace'],
  build: [],
  workspace: [],
};

const elements = [
  ...Object.keys(MAY_USE)
    .filter((name) => existsSync(join(import.meta.dirname, 'packages', name)))
    .map((name) => ({ type: name, pattern: `packages/${name}` })),
  { type: 'remote', pattern: 'remotes/*' },
  { type: 'e2e', pattern: 'host/e2e' },
  { type: 'host', pattern: 'host' },
  { type: 'scripts', pattern: 'scripts' },
];

/** @param {string[]} names */
const anyOf = (names) => ({ element: { types: { anyOf: names } } });

/**
 * A part beside a shared core must not pull a second copy of the core into its remote.
 *
 * @param {string} core
 * @param {string[]} group
 * @returns {import('eslint').Linter.RulesRecord}
 */
const coreByName = (core, group) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group, message: `Import the shared core by its name, ${core}.` }] },
  ],
});

/** @type {{ name: string, routes: { path: string }[] }[]} */
const areas = readdirSync(join(import.meta.dirname, 'remotes')).map((name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'remotes', name, 'area.json'), 'utf8')),
);

const STYLES_BY_NAME = {
  selector:
    'ImportDeclaration[source.value=/\\.module\\.css$/] > :not([local.name="styles"])[local]',
  message: 'A CSS module is imported as `styles`.',
};

/**
 * An area may move its pages: nobody else writes their addresses down.
 *
 * @param {typeof areas} others
 * @returns {import('eslint').Linter.RulesRecord}
 */
const withoutPathsOf = (others) => {
  const paths = others.flatMap(({ routes }) => routes.map(({ path }) => path.slice(1)));
  const pattern = `/^(\\/(admin|rtl))?\\/(${paths.join('|').replaceAll('/', '\\/')})([?#\\/]|$)/i`;
  const message = 'This is an address of another area: use a link of its area.json by href().';
  return {
    'no-restricted-syntax': [
      'error',
      STYLES_BY_NAME,
      { selector: `Literal[value=${pattern}]`, message },
      { selector: `TemplateElement[value.raw=${pattern}]`, message },
    ],
  };
};

/** Whose source is only run by tests; they alone may use `packages/testing`. */
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/src/testing/**', 'packages/*/jest/**'];

/**
 * @param {string[]} alsoUses beside what each may use anyway
 * @returns {import('eslint').Linter.RuleEntry}
 */
const boundaryRule = (alsoUses) => [
  'error',
  {
    default: 'disallow',
    policies: [
      { allow: { to: { module: { origin: 'external' } } } },
      { allow: { to: { module: { origin: 'core' } } } },
      ...Object.entries(MAY_USE).map(([name, targets]) => ({
        from: { element: { type: name } },
        allow: { to: anyOf([...targets, ...alsoUses]) },
      })),
    ],
  },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/.*/', '**/screenshots/', '**/*.d.ts']),
  js.configs.recommended,
  tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
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
    files: ['{host,remotes/*,packages/i18n,packages/ui}/src/**'],
    // A list of columns is data, however long.
    ignores: [...TESTS, '**/*-columns.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    plugins: { perfectionist },
    rules: {
      // What Node has, what is installed, what is near; within these by name.
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
  { files: NODE, languageOptions: { globals: globals.node } },
  {
    // The server's first words, and what test processes tell each other.
    files: [
      'packages/server/src/{server.ts,testing/**}',
      'packages/release/src/commands/**',
      'packages/workspace/**',
      'host/e2e/harness/*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Some of what stands in a script runs in a page.
    files: ['scripts/**'],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.commonjs },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'host/e2e/**', 'packages/{testing,server}/src/**'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: [...BROWSER, 'packages/ui/gallery/**'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // A dialog takes the focus on purpose, in code; fields of ui have a prop of this name for it.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Imports run one way: each line says what the element on its left may use. */
const MAY_USE = {
  contracts: [],
  i18n: ['contracts'],
  'api-client': ['contracts'],
  ui: ['contracts', 'i18n', 'api-client'],
  testing: ['contracts', 'i18n', 'api-client', 'ui'],
  remote: ['contracts', 'i18n', 'api-client', 'ui'],
  host: ['contracts', 'i18n', 'api-client', 'ui', 'command'],
  server: ['contracts'],
  e2e: ['contracts', 'server', 'testing', 'build', 'release', 'workspace', 'scripts'],
  scripts: ['build', 'command', 'contracts', 'release', 'server', 'workspace'],
  release: ['build', 'contracts', 'workspace'],
  command: ['build', 'contracts', 'workspace'],
  build: [],
  workspace: [],
};

/** The parts of the workspace between which imports are checked. */
export const elements = [
  ...Object.keys(MAY_USE)
    .filter((name) => existsSync(join(ROOT, 'packages', name)))
    .map((name) => ({ type: name, pattern: `packages/${name}` })),
  { type: 'remote', pattern: 'remotes/*' },
  { type: 'e2e', pattern: 'host/e2e' },
  { type: 'host', pattern: 'host' },
  { type: 'scripts', pattern: 'scripts' },
];

/** @param {string[]} names */
const anyOf = (names) => ({ element: { types: { anyOf: names } } });

/**
 * Refuses an import against the direction.
 *
 * @param {string[]} alsoUses parts that all may use besides those of `MAY_USE`
 * @returns {import('eslint').Linter.RuleEntry}
 */
export const boundaryRule = (alsoUses) => [
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

/**
 * A part beside a shared core must not pull a second copy of the core into its remote.
 *
 * @param {string} core
 * @param {string[]} group
 * @returns {import('eslint').Linter.RulesRecord}
 */
export const coreByName = (core, group) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group, message: `Import the shared core by its name, ${core}.` }] },
  ],
});

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { testProjects } from './chosen-tests.mjs';
import { bin, NODE } from './programs.mjs';

/** @import { Step } from './steps.mjs' */

const cores = availableParallelism();
export const AT_A_TIME = Math.min(cores, 2);
const WORKERS = Math.max(1, Math.floor(cores / AT_A_TIME));

/** A busy machine is slow. Set here, because jest ignores a project's own limit among several. */
const PATIENT = '--testTimeout=120000';

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Step}
 */
const jest = (name, args, environment) => ({
  name,
  cwd: ROOT,
  runsTests: true,
  environment,
  command: [
    ...[...NODE, bin('jest', 'bin/jest.js'), ...args, PATIENT, `--maxWorkers=${WORKERS}`],
    `--reporters=${join(ROOT, 'scripts/running/jest-progress.cjs')}`,
  ],
});

const build = { name: 'build', cwd: ROOT, command: ['scripts/build.mjs'] };

const unitTests = jest('unit and component tests', [
  '--projects',
  ...testProjects().filter((folder) => folder !== 'packages/server'),
]);

const apiTests = jest('API tests', ['--projects', 'packages/server']);

/**
 * @param {string[]} args
 * @returns {Step}
 */
const browserTests = (...args) => ({
  name: 'browser tests',
  cwd: ROOT,
  runsTests: true,
  after: ['build'],
  command: [
    ...[bin('@playwright/test', 'cli.js'), 'test', '--config', 'host/e2e', ...args],
    `--reporter=${join(ROOT, 'scripts/running/playwright-progress.cjs')}`,
    `--workers=${WORKERS}`,
  ],
});

/** The steps of `npm test`; the longest, and those that others wait for, come first. */
export const testSteps = () => [build, unitTests, apiTests, browserTests('--grep', '@main')];

/**
 * Tests for which it could matter that the session changes between transactions: sales and races
 * that lock rows, writes that are sent again, several servers on one database, sign-in, and the
 * longest reads. A pooler changes nothing where a call is refused before a statement is sent
 * (hostile input, headers, passwords).
 */
const BEHIND_A_POOLER = [
  'server/src/modules/(figures|products|sales|transactions)/',
  'server/src/modules/authentication/authentication',
  'server/src/http/(idempotency|many-servers)',
].join('|');

/** API tests on PgBouncer in transaction mode, where the machine has it. */
function poolerTests() {
  const program = findPgBouncer();
  if (!program) return [];
  const args = ['--projects', 'packages/server', '--testPathPatterns', BEHIND_A_POOLER];
  const environment = { TEST_ENGINE: 'postgres', TEST_POOLER: program };
  return [jest('API tests behind PgBouncer', args, environment)];
}

export function findPgBouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** `npm run test:all`: each test on each engine it can run on. */
export const allSteps = () => [
  build,
  browserTests(),
  unitTests,
  apiTests,
  ...poolerTests(),
  { name: 'platforms', cwd: ROOT, command: ['scripts/platforms.mjs'] },
  { name: 'promises', cwd: ROOT, after: ['build'], command: ['scripts/promises.mjs'] },
];

import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

import { readWordsOrEnd } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { run } from '../packages/workspace/processes.mjs';
import { chosenTests, testProjects } from './running/chosen-tests.mjs';
import { ensureInstalled } from './running/install.mjs';
import { profile } from './running/profile.mjs';
import { quickFolder } from './running/quick-folder.mjs';
import { readResults, resultsFile, tellFailures } from './running/results.mjs';
import { tryAlone } from './running/second-try.mjs';
import { tellStandstill, watchStandstills } from './running/standstills.mjs';
import { interruption, runSteps } from './running/steps.mjs';
import { namedInVain, namedTests } from './security-page/named-tests.mjs';

const cores = availableParallelism();
const AT_A_TIME = Math.min(cores, 3);
const WORKERS = Math.max(1, Math.floor(cores / AT_A_TIME));

/**
 * Modules of every file are new to the engine. With its own small young generation the tests take a
 * tenth longer, and as much again where it optimises them as early as what runs for hours.
 */
const NODE = [
  ...['--experimental-vm-modules', '--no-warnings'],
  ...['--max-semi-space-size=64', '--interrupt-budget=1000000'],
];

/** A test may take long on a busy machine. Said here, since jest asks no project when it runs several. */
const PATIENT = '--testTimeout=120000';

const folder = quickFolder();
const results = mkdtempSync(join(folder, 'results-'));
const secondResults = mkdtempSync(join(folder, 'second-results-'));
/** @type {(name: string, file: string) => string} */
const bin = (name, file) => join(ROOT, 'node_modules', name, file);
/** @param {string} project */
const tsc = (project) => [bin('typescript', 'bin/tsc'), '-p', project];

/**
 * A run of jest whose counts are added to the others'.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {{ workers?: number, after?: string[], environment?: Record<string, string> }} [settings]
 */
const jest = (name, args, { workers = WORKERS, ...rest } = {}) => ({
  name,
  command: jestCommand(results, name, [...args, `--maxWorkers=${workers}`]),
  ...rest,
});

/**
 * @param {string} folder of the report
 * @param {string} name of the step
 * @param {string[]} args
 */
const jestCommand = (folder, name, args) => [
  ...[...NODE, bin('jest', 'bin/jest.js'), ...args, '--json'],
  `--outputFile=${join(folder, resultsFile(name))}`,
];

/**
 * Where a session that changes between transactions could matter: sales and races that lock rows,
 * writes that are sent again, several servers on one database, sign-in, and the longest reads. What
 * is refused before a statement is sent (hostile input, headers, passwords) is the same without.
 */
const BEHIND_A_POOLER = [
  'server/src/modules/(administration|figures|products|sales|transactions)/',
  'server/src/modules/authentication/authentication',
  'server/src/http/(idempotency|many-servers)',
].join('|');

/** Those that take longest, or that others wait for, come first. */
const STEPS = [
  { name: 'build', command: ['scripts/build.mjs'] },
  {
    name: 'gate and weight of what was built',
    command: ['--import', 'tsx', 'packages/release/src/commands/check-built.ts'],
    after: ['build'],
  },
  apiTests('1/2'),
  ...poolerTests(),
  browserTests(),
  apiTests('2/2'),
  jest('unit and component tests', [
    PATIENT,
    '--projects',
    ...testProjects().filter((folder) => folder !== 'packages/server'),
  ]),
  { name: 'lint and boundaries', command: [bin('eslint', 'bin/eslint.js'), '.'] },
  { name: 'types of the browser side', command: tsc('packages/build/tsconfig/workspace.json') },
  { name: 'types of the server', command: tsc('packages/server') },
  { name: 'types of scripts, releases and browser tests', command: tsc('scripts') },
  { name: 'unused code and dependencies', command: [bin('knip', 'bin/knip.js')] },
  { name: 'format', command: [bin('prettier', 'bin/prettier.cjs'), '--check', '.'] },
].map(inRepository);

/**
 * @template {Omit<import('./running/second-try.mjs').TestStep, 'cwd'>} T
 * @param {T} step
 */
function inRepository(step) {
  return { cwd: ROOT, ...step, environment: { TMPDIR: folder, ...step.environment } };
}

/**
 * Only these are tried again alone: they wait for a screen that others keep waiting. What fails in
 * the API while much happens at once would fail in a shop, too.
 */
function browserTests() {
  const name = 'browser tests';
  const args = ['--config', 'host/e2e/jest.config.cjs'];
  // They wait for the screen more than they compute.
  const step = jest(name, args, { after: ['build'], workers: WORKERS + 1 });
  const alone = (/** @type {string[]} */ files) => ({
    name: `${name}: what failed, alone`,
    cwd: ROOT,
    environment: { TMPDIR: folder },
    command: jestCommand(secondResults, name, [
      ...[...args, '--maxWorkers=1', '--runTestsByPath', ...files],
    ]),
  });
  return { ...step, alone };
}

/**
 * In halves: a whole would be the last to end, and take too long for one step on a busy machine.
 *
 * @param {string} part
 */
function apiTests(part) {
  const name = `API tests on PGlite and PostgreSQL, ${part.replace('/', ' of ')}`;
  return jest(name, [PATIENT, '--projects', 'packages/server', `--shard=${part}`]);
}

/** On PgBouncer in transaction mode where there is one. */
function poolerTests() {
  const program = findPgBouncer();
  if (!program) return [];
  const environment = { TEST_ENGINE: 'postgres', TEST_POOLER: program };
  return [
    jest(
      'API tests behind PgBouncer',
      [PATIENT, '--projects', 'packages/server', '--testPathPatterns', BEHIND_A_POOLER],
      { environment },
    ),
  ];
}

function findPgBouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** @param {{ file: string, seconds: number }[]} files */
function printSlowest(files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  console.log('\nThe slowest files:');
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
}

/** What the page on security relies on has run, too. Returns whether it did. */
function checkSecurityPage(
  /** @type {import('./security-page/named-tests.mjs').TestsOfFile[]} */ ran,
) {
  const vain = namedInVain(namedTests(), ran);
  for (const one of vain) console.log(`docs/security.md names a test that did not pass: ${one}`);
  return vain.length === 0;
}

const USAGE = `npm test                    everything that has to hold
npm test -- --json FILE     the same; writes what each step cost
npm test -- sales           the tests of one area or package
npm test -- selling-page    those whose path has this part, browser tests by e2e/…
npm test -- sales --watch   again whenever something changes`;

/** All steps, and alone what failed beside the others. */
async function runAll() {
  const interrupted = interruption();
  const outcomes = await runSteps(STEPS, AT_A_TIME, interrupted);
  const first = readResults(results, ROOT);
  const mended = await tryAlone(STEPS, first.failures, interrupted);
  const isMended = (/** @type {import('./running/results.mjs').Failure} */ { run }) =>
    mended.some((name) => resultsFile(name) === run);
  const shaky = first.failures.filter(isMended);
  return {
    steps: outcomes.map((step) => ({
      ...step,
      succeeded: step.succeeded || mended.includes(step.name),
      tests: first.testsIn[resultsFile(step.name)],
    })),
    files: [...first.files, ...readResults(secondResults, ROOT).files],
    passed: first.passed + shaky.length,
    failed: first.failed - shaky.length,
    failures: first.failures.filter((failure) => !isMended(failure)),
    shaky,
  };
}

/**
 * Everything that has to hold, from a bare machine.
 *
 * @param {string} [json] the file that gets the figures
 */
async function testAll(json) {
  const started = performance.now();
  const standstills = watchStandstills();
  if (!findPgBouncer())
    console.log('No pgbouncer on this machine: the API tests run without a pooler only');
  const { steps, files, passed, failed, failures, shaky } = await runAll();
  const failedSteps = steps.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
  const isWhole = failedSteps.length === 0 && checkSecurityPage(files);
  printSlowest(files);

  console.log(`\nWhat the steps took:\n${profile(steps)}`);
  const minutes = (performance.now() - started) / 60_000;
  if (json) writeFileSync(json, JSON.stringify({ minutes, isWhole, passed, failed, steps }));
  const ended = `${steps.length - failedSteps.length} of ${steps.length} steps`;
  console.log(`\n${ended} in ${minutes.toFixed(1)} min`);
  for (const one of standstills) console.log(tellStandstill(one));
  if (shaky.length > 0) console.log(`Passed alone, failed beside others:\n${tellFailures(shaky)}`);
  if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
  if (failures.length > 0) console.log(tellFailures(failures));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = isWhole ? 0 : 1;
}

/**
 * The tests that words name, on this terminal.
 *
 * @param {string[]} named
 * @param {{ watch?: boolean | undefined }} options
 */
async function testChosen(named, options) {
  const words = [...NODE, bin('jest', 'bin/jest.js'), ...chosenTests(named, options)];
  // What failed was said already.
  await run(process.execPath, words, { cwd: ROOT }).catch(() => (process.exitCode = 1));
}

async function test() {
  const { values, positionals } = readWordsOrEnd({
    usage: USAGE,
    options: { watch: { type: 'boolean' }, json: { type: 'string' } },
    words: Infinity,
  });
  const { watch, json } = values;
  if (json && positionals.length > 0) throw new Error('--json is for the whole run');
  await ensureInstalled();
  if (positionals.length > 0) await testChosen(positionals, { watch });
  else await testAll(json && resolve(process.env.INIT_CWD ?? '.', json));
}

test().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

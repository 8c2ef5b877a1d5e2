import { resolve } from 'node:path';

import { readWordsOrEnd, runCommand } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { run } from '../packages/workspace/processes.mjs';
import { chosenTests } from './running/chosen-tests.mjs';
import { ensureInstalled } from './running/install.mjs';
import { runAndTell } from './running/run-and-tell.mjs';
import { allSteps, findPgBouncer, testSteps } from './running/test-steps.mjs';
import { namedInVain, namedTests } from './security-page/named-tests.mjs';

const USAGE = `npm test                    unit, component, API and browser tests
npm run test:all            every test there is, on both engines; ROUNDS=full for all rounds, too
npm test -- --json FILE     writes what each step cost
npm test -- sales           the tests of one area or package
npm test -- selling-page    those whose path has this part, browser tests by e2e/…
npm test -- sales --watch   again whenever something changes`;

/** @param {string} [json] */
async function testAll(json) {
  process.env.TESTS = 'all';
  if (!findPgBouncer())
    console.log('No pgbouncer on this machine: the API tests run without a pooler only');
  const ran = await runAndTell(allSteps(), json);
  // The tests on which the page on security relies must have passed, too.
  const vain = namedInVain(namedTests(), ran);
  for (const one of vain) console.log(`docs/security.md names a test that did not pass: ${one}`);
  if (vain.length > 0) process.exitCode = 1;
}

/**
 * Runs the tests that words name, on this terminal.
 *
 * @param {string[]} named
 * @param {{ watch?: boolean | undefined }} options
 */
async function testChosen(named, options) {
  // The run has told what failed already.
  await run(process.execPath, chosenTests(named, options), { cwd: ROOT }).catch(
    () => (process.exitCode = 1),
  );
}

async function test() {
  const { values, positionals } = readWordsOrEnd({
    usage: USAGE,
    options: { watch: { type: 'boolean' }, all: { type: 'boolean' }, json: { type: 'string' } },
    words: Infinity,
  });
  const { watch, all, json } = values;
  if ((json || all) && positionals.length > 0)
    throw new Error(`A whole run takes no words.\n${USAGE}`);
  await ensureInstalled();
  const figures = json && resolve(process.env.INIT_CWD ?? '.', json);
  if (positionals.length > 0) await testChosen(positionals, { watch });
  else if (all) await testAll(figures);
  else await runAndTell(testSteps(), figures);
}

runCommand(test);

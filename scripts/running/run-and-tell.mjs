import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { profile } from './profile.mjs';
import { quickFolder } from './quick-folder.mjs';
import { interruption, runSteps } from './steps.mjs';
import { AT_A_TIME } from './test-steps.mjs';

/**
 * @import { Step } from './steps.mjs'
 * @import { Results, TestFile } from './progress.cjs'
 */

/**
 * Runs steps and tells at the end what they cost and what failed, for a log of which often only the
 * end is kept. Fails this process if a step failed.
 *
 * @param {Step[]} steps
 * @param {string} [json] the file that gets the figures
 * @returns {Promise<TestFile[]>} the files of tests that ran
 */
export async function runAndTell(steps, json) {
  const started = performance.now();
  const folder = quickFolder();
  const results = mkdtempSync(join(folder, 'results-'));
  const file = (/** @type {{ name: string }} */ { name }) =>
    join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const outcomes = await runSteps(
    steps.map((step) => ({
      ...step,
      environment: { TMPDIR: folder, TEST_RESULTS: file(step), ...step.environment },
    })),
    AT_A_TIME,
    interruption(),
  );
  /** @type {(outcome: { name: string }) => Results | undefined} */
  const resultsOf = (outcome) =>
    existsSync(file(outcome)) ? JSON.parse(readFileSync(file(outcome), 'utf8')) : undefined;
  const told = outcomes.map((outcome) => ({ ...outcome, ...resultsOf(outcome) }));
  const figures = told.map(({ passed = 0, failed = 0, ...step }) => ({
    ...step,
    tests: passed + failed,
  }));
  console.log(`\n${profile(figures)}`);
  const minutes = (performance.now() - started) / 60_000;
  const isWhole = outcomes.every(({ succeeded }) => succeeded);
  if (json) writeFileSync(json, JSON.stringify({ minutes, isWhole, steps: figures }));
  tellEnd(told, minutes);
  if (!isWhole) process.exitCode = 1;
  return told.flatMap(({ files = [] }) => files);
}

/**
 * @param {({ name: string, succeeded: boolean } & Partial<Results>)[]} steps
 * @param {number} minutes
 */
function tellEnd(steps, minutes) {
  const all = (/** @type {'failures' | 'secondTries'} */ what) =>
    steps.flatMap((step) => step[what] ?? []);
  const count = (/** @type {'passed' | 'failed'} */ what) =>
    steps.reduce((sum, step) => sum + (step[what] ?? 0), 0);
  const failed = steps.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
  for (const test of all('secondTries')) console.log(`Passed only at the second try: ${test}`);
  for (const failure of all('failures')) console.log(failure);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  const ended = `${steps.length - failed.length} of ${steps.length} steps`;
  console.log(`\n${ended} in ${minutes.toFixed(1)} min`);
  if (count('passed') + count('failed') > 0)
    console.log(`${count('passed')} passed, ${count('failed')} failed`);
}

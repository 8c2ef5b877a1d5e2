const { basename } = require('node:path');

const { NOT_IN_FIREFOX } = require('./not-in-firefox.cjs');

const file = basename(expect.getState().testPath ?? '');
const listed = NOT_IN_FIREFOX[file];
const left = new Map(Object.entries(typeof listed === 'object' ? listed : {}));
const run = test;

/** @type {(title: string) => boolean} */
function isListed(title) {
  const why = left.get(title);
  if (!why) return false;
  left.delete(title);
  process.stderr.write(`not in Firefox: ${file}: ${title}: ${why}\n`);
  return true;
}

/**
 * A test that is listed is skipped aloud.
 *
 * @type {(title: string, body: jest.ProvidesCallback, timeout?: number) => void}
 */
const testOrSkip = (title, ...rest) => (isListed(title) ? run.skip : run)(title, ...rest);

/** @type {(cases: readonly unknown[]) => (title: string, ...rest: any[]) => void} */
const each =
  (cases) =>
  (title, ...rest) =>
    (isListed(title) ? run.skip : run).each(cases)(title, .../** @type {[any]} */ (rest));
Object.assign(globalThis, { test: Object.assign(testOrSkip, run, { each }) });

// A title that changed would run again unseen, or stay on the list for ever.
afterAll(() => expect([...left.keys()]).toEqual([]));

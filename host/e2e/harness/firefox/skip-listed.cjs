const { basename } = require('node:path');

const { NOT_IN_FIREFOX } = require('./not-in-firefox.cjs');

const file = basename(expect.getState().testPath ?? '');
const listed = NOT_IN_FIREFOX[file];
const left = new Map(Object.entries(typeof listed === 'object' ? listed : {}));
const run = test;

/**
 * A test that is listed is skipped aloud.
 *
 * @type {(title: string, body: jest.ProvidesCallback, timeout?: number) => void}
 */
const testOrSkip = (title, body, timeout) => {
  const why = left.get(title);
  if (!why) return run(title, body, timeout);
  left.delete(title);
  process.stderr.write(`not in Firefox: ${file}: ${title}: ${why}\n`);
  return run.skip(title, body, timeout);
};
Object.assign(globalThis, { test: Object.assign(testOrSkip, run) });

// A title that changed would run again unseen, or stay on the list for ever.
afterAll(() => expect([...left.keys()]).toEqual([]));

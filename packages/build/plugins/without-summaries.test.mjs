import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import withoutSummaries from './without-summaries.mjs';

const CALLS = join(import.meta.dirname, '../../contracts/src/api');

test.each(readdirSync(CALLS))('no browser loads a summary of %s', (file) => {
  const source = readFileSync(join(CALLS, file), 'utf8');
  const left = withoutSummaries(source);
  expect(left).not.toMatch(/^ *summary:/m);
  expect(left.match(/defineCall\(\{\n\s+method/g)).toEqual(
    source.match(/defineCall\(\{\n\s+method/g),
  );
});

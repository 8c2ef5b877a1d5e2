import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OLDEST_IN_WORDS } from '../packages/build/oldest/oldest-browsers.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';

test('README names the oldest browsers that the build is made for', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(OLDEST_IN_WORDS);
});

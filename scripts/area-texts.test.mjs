import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areaNames, ROOT } from '../packages/workspace/folders.mjs';

/** The placeholders that `pnpm new-area` writes in place of translations. */
const UNTRANSLATED = /"\[(?:sq|tr|ar)\] [^"]*"/g;

/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));

test.each(areaNames())('every text of %s is translated', (name) => {
  const folder = join(ROOT, 'remotes', name);
  const files = [join(folder, 'area.json'), ...textsIn(join(folder, 'src', 'locales'))];
  const left = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(UNTRANSLATED)].map(([text]) => `${file}: ${text}`),
  );
  expect(left).toEqual([]);
});

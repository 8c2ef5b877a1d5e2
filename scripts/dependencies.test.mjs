import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { manifestOf, packageDirectories, ROOT } from '../packages/workspace/folders.mjs';

const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');

test('docs/dependencies.md has a reason for every production dependency, and for no other', () => {
  const used = [ROOT, ...packageDirectories().values()].flatMap((folder) =>
    Object.keys(manifestOf(folder).dependencies ?? {}),
  );
  const external = new Set(used.filter((name) => !name.startsWith('@backoffice/')));
  const [reasons = ''] = page.split('## Behind');
  const named = [...reasons.matchAll(/^- (`[^:]+`): \S/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual([...external].sort());
});

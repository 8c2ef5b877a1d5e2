import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { installedVersion } from '../packages/build/shared/installed-version.mjs';
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

test('a third party’s sample has a package.json of its own, shown on its page, with our versions', () => {
  const sample = join(ROOT, 'host/e2e/third-party');
  const { devDependencies = {}, scripts } = manifestOf(sample);
  expect(scripts).toEqual({ build: 'rspack build' });
  const ours = Object.keys(devDependencies).map((name) => [
    name,
    installedVersion(name, join(ROOT, 'host')),
  ]);
  expect(ours).toHaveLength(3);
  expect(devDependencies).toEqual(Object.fromEntries(ours));
  const text = readFileSync(join(sample, 'package.json'), 'utf8');
  expect(readFileSync(join(ROOT, 'docs/third-party-remotes.md'), 'utf8')).toContain(text);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { areaProblems } from './area-schema';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
function problemsOf(group: string | undefined): string[] {
  const file = join(folder, 'area.json');
  const route = { path: '/sales', page: 'selling', label, icon: 'cart', guarded: true };
  const routes = [{ ...route, sidebar: true, order: 20, group }];
  writeFileSync(file, JSON.stringify({ name: 'sales', routes }));
  return areaProblems(file).map(({ reason }) => reason);
}

test.each(['sell', undefined])('a route may stand in the group %s of the sidebar', (group) => {
  expect(problemsOf(group)).toEqual([]);
});

test('a group that the sidebar does not have is refused by name', () => {
  expect(problemsOf('selling')).toEqual(['area.json, /sales: the sidebar has no group "selling"']);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DevRegistry } from './dev-registry.mjs';

/** @param {string} name @param {string[]} paths */
function developed(name, ...paths) {
  const directory = mkdtempSync(join(tmpdir(), 'area-'));
  const routes = paths.map((path) => ({ path, icon: 'shop' }));
  writeFileSync(join(directory, 'area.json'), JSON.stringify({ name, routes }));
  return { name, directory, fromSource: true };
}

test('a route that another area has is told, whatever its capitals', () => {
  const sales = { area: { name: 'sales', routes: [{ path: '/sales' }] } };
  const stalls = developed('stalls', '/stalls', '/Sales');
  expect(new DevRegistry([stalls], [sales]).takenRoutes()).toEqual([
    'stalls/area.json: the route /Sales belongs to sales. Choose another path.',
  ]);
});

test('so is a route that an area has twice', () => {
  const stalls = developed('stalls', '/stalls', '/stalls');
  expect(new DevRegistry([stalls], []).takenRoutes()).toHaveLength(1);
});

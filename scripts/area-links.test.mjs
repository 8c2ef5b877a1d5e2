import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areaNames, ROOT } from '../packages/workspace/folders.mjs';

/** The links that code asks for: `href('sales.day', …)` and `<AreaLink to="sales.day">`. */
const ASKED =
  /(?:\bhref|useHref\(\))\(\s*'([a-z][\w.]*)'|<AreaLink\b[^>]*?\bto="([a-z][\w.]*)"|\blink: '([a-z][\w.]*)'/g;

/** @param {string} folder */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** @param {string} folder */
const askedIn = (folder) =>
  [
    ...new Set(
      sourcesOf(folder)
        .flatMap((text) => [...text.matchAll(ASKED)])
        .map(([, ...names]) => names.find(Boolean)),
    ),
  ].sort();

/** @param {string[]} path */
const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
const areas = areaNames();

test.each(areas)('%s says which links its code uses: the gate asks for it', (area) => {
  const { usesLinks = [] } = readJson('remotes', area, 'area.json');
  expect(askedIn(join(ROOT, 'remotes', area, 'src'))).toEqual([...usesLinks].sort());
});

test('the shell says which links it uses', () => {
  expect(askedIn(join(ROOT, 'host', 'src'))).toEqual(readJson('host', 'uses-links.json').sort());
});

test('every link that is used is offered once', () => {
  const offered = areas.flatMap((area) =>
    Object.keys(readJson('remotes', area, 'area.json').links ?? {}),
  );
  expect([...new Set(offered)]).toEqual(offered);
  const used = areas.flatMap((area) => readJson('remotes', area, 'area.json').usesLinks ?? []);
  for (const link of [...used, ...readJson('host', 'uses-links.json')]) {
    expect(offered).toContain(link);
  }
});

test.each(areas)('the links to %s lead to pages of its own', (area) => {
  const { routes, links = {} } = readJson('remotes', area, 'area.json');
  const paths = routes.map((/** @type {{ path: string }} */ route) => route.path);
  for (const { path } of Object.values(links)) expect(paths).toContain(path);
});

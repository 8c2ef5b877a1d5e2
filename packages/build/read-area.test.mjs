import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readArea } from './read-area.mjs';

/** @param {string} text of its `area.json` */
function areaWith(text) {
  const directory = mkdtempSync(join(tmpdir(), 'area-'));
  writeFileSync(join(directory, 'area.json'), text);
  return directory;
}

/** @param {string} route */
const withRoute = (route) =>
  areaWith(`{\n  "name": "stalls",\n  "routes": [\n    ${route}\n  ]\n}`);

test('icons are drawn', () => {
  const { routes } = readArea(withRoute('{ "path": "/stalls", "icon": "shop" }'));
  expect(routes).toEqual([{ path: '/stalls', icon: expect.stringMatching(/^[Mm][\d.\s-]/) }]);
});

test.each([
  ['{ "path": "/stalls", "icon": "shopp" }', '4:34: bootstrap-icons has no icon "shopp"'],
  ['{ "path": "/stalls" }', '4:15: "/stalls" names no icon'],
  ['{ "path": "/stalls", }', '4:26: Unexpected token RBrace found.'],
  ['{ "path": /stalls }', "4:15: Unexpected character '/' found."],
])('%s is told with its place', (route, message) => {
  expect(() => readArea(withRoute(route))).toThrow(`area.json:${message}`);
});

test.each([
  ['', 'area.json:1:1: Unexpected end of input found.'],
  ['{ "name": "stalls" }', 'area.json:1:1: no "routes"'],
])('%j is told with its place', (text, message) => {
  expect(() => readArea(areaWith(text))).toThrow(message);
});

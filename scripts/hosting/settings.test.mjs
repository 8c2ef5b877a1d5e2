import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { ROOT } from '../../packages/workspace/folders.mjs';

/** @param {string[]} path */
const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const known = [...read('packages/server/src/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(
  ([, name]) => name,
);
const [, ofServer = ''] =
  /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('scripts/hosting/compose.yaml')) ?? [];
const [, ofImage = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(read('scripts/hosting/Containerfile')) ?? [];

test.each([
  ['settings', Object.keys(parseEnv(read('scripts/hosting/settings')))],
  ['compose.yaml', [...ofServer.matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name)],
  ['Containerfile', [...ofImage.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)],
])('%s sets nothing that the server does not know', (_, names) => {
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

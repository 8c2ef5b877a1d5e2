import fs from 'node:fs';
import path from 'node:path';

import {
  breaksOf,
  openApiDocument,
  readShapes,
  shapesOf,
  writeShapes,
} from '@backoffice/contracts/openapi';

const KEPT = fs.readFileSync(path.join(__dirname, '../../../contracts/api.json'), 'utf8');
const HOW = `
A call is no longer what released areas rely on: docs/decisions/0029-calls-only-grow.md says what may
change. Keep the old beside the new, or record the break on purpose: "pnpm api --break".`;
const current = shapesOf(openApiDocument());

test('no call breaks what was released', () => {
  const breaks = breaksOf(readShapes(KEPT), current).map(({ call, what }) => `${call} ${what}`);
  if (breaks.length > 0) console.error(HOW);
  expect(breaks).toEqual([]);
});

test('new calls and fields are recorded by "pnpm api"', () => {
  expect(writeShapes(current).split('\n')).toEqual(KEPT.split('\n'));
});

test('the recorded shapes are read back unchanged', () => {
  expect(readShapes(writeShapes(current))).toEqual(current);
});

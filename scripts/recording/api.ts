import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  breaksOf,
  openApiDocument,
  readShapes,
  shapesOf,
  writeShapes,
} from '../../packages/contracts/src/openapi';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';

const USAGE = `pnpm api [--break]
  --break  also what breaks released areas`;
const KEPT = join(import.meta.dirname, '../../packages/contracts/api.json');

const { values } = readWordsOrEnd({ usage: USAGE, options: { break: { type: 'boolean' } } });

/** `pnpm api`: records what each call takes and answers, which later releases have to keep. */
const current = shapesOf(openApiDocument());
const breaks = existsSync(KEPT) ? breaksOf(readShapes(readFileSync(KEPT, 'utf8')), current) : [];
for (const { call, what } of breaks) console.error(`✗ ${call} ${what}`);
if (breaks.length > 0 && !values.break) {
  console.error('Nothing is recorded. Released areas rely on it; --break records it all the same.');
  process.exitCode = 1;
} else {
  writeFileSync(KEPT, writeShapes(current));
  console.log(`${Object.keys(current).length} calls are recorded`);
}

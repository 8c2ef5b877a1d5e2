import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import {
  isBumped,
  neededBump,
  sharedCores,
  surfaceOf,
} from '../../packages/build/shared/surface.mjs';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';

readWordsOrEnd({ usage: 'pnpm surface' });

/** `pnpm surface`: records what each shared core offers, once its version says that it changed. */
for (const core of sharedCores()) {
  const { name, version, record } = core;
  const surface = surfaceOf(core);
  if (existsSync(record)) {
    const recorded = JSON.parse(readFileSync(record, 'utf8'));
    const bump = neededBump(recorded.surface, surface);
    if (!isBumped(recorded.version, version, bump)) {
      console.error(`${name} needs a new ${bump} version after ${recorded.version}`);
      process.exitCode = 1;
      continue;
    }
  }
  writeFileSync(record, `${JSON.stringify({ version, surface }, null, 2)}\n`);
  console.log(`${name} ${version} is recorded`);
}

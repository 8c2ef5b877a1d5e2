import { readFileSync } from 'node:fs';

import { isBumped, neededBump, sharedCores, surfaceOf } from './surface.mjs';

const HOW = `
A shared core's surface changed: remotes that are deployed rely on it. Raise the version in its
package.json (the second number for what is new, the first where remotes of today would break),
then run "pnpm surface" to record it.`;

describe.each(sharedCores())('$name', (core) => {
  test('offers what is recorded for its version', () => {
    const recorded = JSON.parse(readFileSync(core.record, 'utf8'));
    const current = { version: core.version, surface: surfaceOf(core) };
    if (JSON.stringify(current) !== JSON.stringify(recorded)) console.error(HOW);
    expect(current).toEqual(recorded);
  });
});

const surface = { '@x/core': { get: '() => string', set: '(value: string) => void' } };

test.each([
  ['nothing', surface, 'none'],
  ['a new export', { '@x/core': { ...surface['@x/core'], has: '() => boolean' } }, 'minor'],
  ['an export that is gone', { '@x/core': { get: '() => string' } }, 'major'],
  ['an export of another type', { '@x/core': { ...surface['@x/core'], get: '() => 1' } }, 'minor'],
])('%s asks for the right version', (_, current, bump) => {
  expect(neededBump(surface, current)).toBe(bump);
});

test.each(
  /** @type {const} */ ([
    ['1.0.0', '1.0.0', 'none', true],
    ['1.0.0', '1.0.1', 'minor', false],
    ['1.0.0', '1.1.0', 'minor', true],
    ['1.9.0', '2.0.0', 'minor', true],
    ['1.0.0', '1.1.0', 'major', false],
    ['1.0.0', '2.0.0', 'major', true],
  ]),
)('from %s to %s is enough for %s: %s', (recorded, version, bump, enough) => {
  expect(isBumped(recorded, version, bump)).toBe(enough);
});

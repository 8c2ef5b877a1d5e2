import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture } from '../processes.mjs';
import { loaderArguments } from '../server.mjs';

/** By text what was found wrong with it; most releases change no route. */
const checked = new Map();

/**
 * What is wrong with an `area.json` by its contract, which is written in TypeScript.
 *
 * @param {string} file
 * @returns {Promise<import('./gate.mjs').Refusal[]>}
 */
export async function areaProblems(file) {
  const text = readFileSync(file, 'utf8');
  if (!checked.has(text)) checked.set(text, await check(file));
  return checked.get(text);
}

async function check(file) {
  const script = join(import.meta.dirname, 'check-area.mjs');
  const { code, output } = await capture(process.execPath, [...loaderArguments(), script, file], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (code !== 0) throw new Error(`${file} could not be checked:\n${output}`);
  return JSON.parse(output).map(({ path, message }) => ({
    reason: `area.json${path && `, ${path}`}: ${message}`,
    remedy: 'Follow the schema in packages/contracts/src/area.ts.',
  }));
}

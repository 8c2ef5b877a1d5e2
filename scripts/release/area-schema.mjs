import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture } from '../processes.mjs';
import { loaderArguments } from '../server.mjs';

/**
 * @import { Refusal } from './gate.mjs'
 */

/** By text what was found wrong with it; most releases change no route. */
const checked = new Map();

/**
 * What is wrong with each `area.json` by its contract, which is written in TypeScript.
 *
 * @param {string[]} files
 * @returns {Promise<Refusal[][]>} for each file, in their order
 */
export async function areaProblems(files) {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const isNew = (_, at) => !checked.has(texts[at]);
  const found = await check(files.filter(isNew));
  texts.filter(isNew).forEach((text, at) => checked.set(text, found[at]));
  return texts.map((text) => checked.get(text));
}

/** In one process for all: starting it takes longer than checking. */
async function check(files) {
  if (files.length === 0) return [];
  const script = join(import.meta.dirname, 'check-area.mjs');
  const args = [...loaderArguments(), script, ...files];
  const { code, output } = await capture(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (code !== 0) throw new Error(`${files.join(', ')} could not be checked:\n${output}`);
  return JSON.parse(output).map((issues) => issues.map(refusalOf));
}

const refusalOf = ({ path, message }) => ({
  reason: `area.json${path && `, ${path}`}: ${message}`,
  remedy: 'Follow the schema in packages/contracts/src/area.ts.',
});

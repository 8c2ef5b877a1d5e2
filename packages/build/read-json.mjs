import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { parse } from '@humanwhocodes/momoa';

/**
 * The content of a JSON file; throws naming file, line and column where it is no JSON.
 *
 * @param {string} file
 */
export function readJson(file) {
  return parseJson(file, readFileSync(file, 'utf8'));
}

/**
 * @param {string} file that the text comes from
 * @param {string} text
 */
export function parseJson(file, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = faultOf(text, /** @type {SyntaxError} */ (error));
    throw new Error(`${named(file)}${fault}`, { cause: error });
  }
}

/**
 * Where a text stands in a file, as editors open it: `area.json:5:14`.
 *
 * @param {string} file
 * @param {string} text of the file
 * @param {string} found
 */
export function whereIn(file, text, found) {
  const at = text.indexOf(found);
  return at < 0 ? named(file) : `${named(file)}${lineAndColumn(text, at)}`;
}

/** @param {string} file */
const named = (file) => relative(process.cwd(), file);

/**
 * Asks another parser for the place of a mistake: V8 leaves it out of many messages.
 *
 * @param {string} text
 * @param {SyntaxError} error of JSON.parse
 */
function faultOf(text, { message }) {
  try {
    parse(text);
    return `: ${message}`;
  } catch (error) {
    const fault = /** @type {Error & { line: number, column: number }} */ (error);
    return `:${fault.line}:${fault.column}: ${fault.message.replace(/ \(\d+:\d+\)$/, '')}`;
  }
}

/**
 * @param {string} text
 * @param {number} position
 */
function lineAndColumn(text, position) {
  const lines = text.slice(0, position).split('\n');
  return `:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

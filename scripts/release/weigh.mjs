import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes as sent with brotli, and the only place for them. `scripts` and `styles` are what the
 * sign-in loads; `page` is what one page of an area loads before its content shows: the area's
 * entry and exposed module, the page's code and styles, and the longest texts of a language. What a
 * page fetches later on, as the drawing of charts and labels, counts in `area` only: all its code.
 */
export const BUDGET = { scripts: 200_000, styles: 35_000, page: 40_000, area: 220_000 };

/**
 * @typedef {object} Weight
 * @property {string} what
 * @property {number} bytes as sent with brotli
 * @property {number} budget
 * @property {[string, number][]} files the heaviest first
 */

/** What the sign-in page loads: `entry` as `index.html` names it, and `files.json`. */
export function weighHost(folder, entry, { texts = {} }) {
  const scripts = entry.filter((file) => file.endsWith('.js'));
  const styles = entry.filter((file) => file.endsWith('.css'));
  return [
    weigh(folder, "the sign-in's scripts", BUDGET.scripts, [...scripts, ...longest(folder, texts)]),
    weigh(folder, "the sign-in's styles", BUDGET.styles, styles),
  ];
}

/** What an area loads: `entry` before any page, `files.json`, and all that it has. */
export function weighArea(folder, name, { entry, files: { pages = {}, texts = {} }, all }) {
  const words = longest(folder, texts);
  return [
    ...Object.entries(pages).map(([page, files]) =>
      weigh(folder, `${name}'s page "${page}"`, BUDGET.page, [...entry, ...files, ...words]),
    ),
    weigh(folder, `all of ${name}`, BUDGET.area, all),
  ];
}

/** @returns {Weight} */
function weigh(folder, what, budget, names) {
  const files = [...new Set(names)]
    .map((name) => [name, bytesOf(folder, name)])
    .sort(([, one], [, other]) => other - one);
  return { what, budget, files, bytes: sum(files.map(([, bytes]) => bytes)) };
}

function longest(folder, texts) {
  const weightOf = (files) => sum(files.map((file) => bytesOf(folder, file)));
  const [heaviest = []] = Object.values(texts).sort((a, b) => weightOf(b) - weightOf(a));
  return heaviest;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function bytesOf(folder, file) {
  const squeezed = join(folder, `${file}.br`);
  if (existsSync(squeezed)) return readFileSync(squeezed).length;
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

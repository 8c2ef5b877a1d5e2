import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Most bytes, as sent with brotli; they stand nowhere else. `scripts` and `styles` are what the
 * sign-in loads; `page` is what one page of an area loads before its content shows: the area's
 * entry and exposed module, the page's code and styles, and the longest texts of a language. What a
 * page fetches later on, as the drawing of charts and labels, counts in `area` only: all its code.
 */
const BUDGET = { scripts: 175_000, styles: 20_000, page: 60_000, area: 330_000 };

export interface Weight {
  what: string;
  /** As sent with brotli. */
  bytes: number;
  budget: number;
  /** With their bytes, the heaviest first. */
  files: [file: string, bytes: number][];
}

/** `files.json` of a release; older releases have none. */
export interface ReleaseFiles {
  pages?: Record<string, string[]>;
  texts?: Record<string, string[]>;
}

/**
 * Weighs what the sign-in page loads.
 *
 * @param entry files that `index.html` names
 */
export function weighHost(folder: string, entry: string[], { texts = {} }: ReleaseFiles): Weight[] {
  const scripts = entry.filter((file) => file.endsWith('.js'));
  const styles = entry.filter((file) => file.endsWith('.css'));
  return [
    weigh(folder, "the sign-in's scripts", BUDGET.scripts, [...scripts, ...longest(folder, texts)]),
    weigh(folder, "the sign-in's styles", BUDGET.styles, styles),
  ];
}

interface AreaCode {
  /** Files that load before any page. */
  entry: string[];
  files: ReleaseFiles;
  all: string[];
}

/** Weighs what an area loads: each page with what comes before it, and all together. */
export function weighArea(
  folder: string,
  name: string,
  { entry, files: { pages = {}, texts = {} }, all }: AreaCode,
): Weight[] {
  const words = longest(folder, texts);
  return [
    ...Object.entries(pages).map(([page, files]) =>
      weigh(folder, `${name}'s page "${page}"`, BUDGET.page, [...entry, ...files, ...words]),
    ),
    weigh(folder, `all of ${name}`, BUDGET.area, all),
  ];
}

function weigh(folder: string, what: string, budget: number, names: string[]): Weight {
  const files = [...new Set(names)]
    .map((name): Weight['files'][number] => [name, bytesOf(folder, name)])
    .sort(([, one], [, other]) => other - one);
  return { what, budget, files, bytes: sum(files.map(([, bytes]) => bytes)) };
}

function longest(folder: string, texts: Record<string, string[]>): string[] {
  const weightOf = (files: string[]) => sum(files.map((file) => bytesOf(folder, file)));
  const [heaviest = []] = Object.values(texts).sort((a, b) => weightOf(b) - weightOf(a));
  return heaviest;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function bytesOf(folder: string, file: string): number {
  const squeezed = join(folder, `${file}.br`);
  if (existsSync(squeezed)) return readFileSync(squeezed).length;
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

import { characterAt, CODE_A, CODE_B, CODE_C, START_A, START_C, STOP } from './characters';

const MODULES = 11;
const SUM_MODULO = 103;
/** Edges of a character; its last edge is the first one of the next character. */
const WIDTHS = 6;
/** Edges of the shortest code, of eight digits: start, four pairs, check and stop. */
const FEWEST_EDGES = 6 * WIDTHS + 8;
const STARTS = [START_A, START_C] as const;
const ANY = [0, STOP] as const;
/** Blank modules that must stand before and after a code; the standard requires ten. */
const QUIET = 5;
/** A character may be a little wider or narrower than the one before where the label is slanted. */
const NARROWER = 0.8;
const WIDER = 1.25;

/**
 * The digits of the first whole CODE128 among the edges of a line, read in their order, with bars
 * darker or brighter than their label. Null for none; codes with other characters are skipped.
 */
export function readEdges(edges: Float64Array, length: number): string | null {
  for (let start = 0; start + FEWEST_EDGES <= edges.length; start += 1) {
    if (!isQuietBefore(edges, start)) continue;
    const first = characterAt(edges, start, STARTS);
    const codes = first < 0 ? null : codesFrom(edges, length, { start, first });
    const text = codes && digitsOf(codes);
    if (text) return text;
  }
  return null;
}

const widthAt = (edges: Float64Array, at: number) => (edges[at + WIDTHS] ?? 0) - (edges[at] ?? 0);
const quietAt = (edges: Float64Array, at: number) => (widthAt(edges, at) * QUIET) / MODULES;

const isQuietBefore = (edges: Float64Array, at: number): boolean =>
  (edges[at] ?? 0) - (edges[at - 1] ?? 0) >= quietAt(edges, at);

interface Begun {
  start: number;
  first: number;
}

/** The characters of a whole code without its check character; null if that is wrong. */
function codesFrom(edges: Float64Array, length: number, { start, first }: Begun) {
  const codes = [first];
  let width = widthAt(edges, start);
  for (let at = start + WIDTHS; at + WIDTHS < edges.length; at += WIDTHS) {
    const next = widthAt(edges, at);
    if (next < width * NARROWER || next > width * WIDER) return null;
    width = next;
    const code = characterAt(edges, at, ANY);
    if (code === STOP)
      return endsQuietly(edges, at, length) && isRight(codes) ? codes.slice(0, -1) : null;
    if (code < 0 || code >= START_A) return null;
    codes.push(code);
  }
  return null;
}

/** The last bar of a code has two modules, and nothing follows it. */
function endsQuietly(edges: Float64Array, at: number, length: number): boolean {
  const last = at + WIDTHS + 1;
  const end = edges[last];
  if (end === undefined) return false;
  const bar = ((end - (edges[last - 1] ?? 0)) * MODULES) / widthAt(edges, at);
  return bar > 1 && bar < 3 && (edges[last + 1] ?? length) - end >= quietAt(edges, at);
}

function isRight(codes: readonly number[]): boolean {
  const sum = codes.slice(0, -1).reduce((total, code, place) => total + code * (place || 1), 0);
  return codes.length > 2 && sum % SUM_MODULO === codes.at(-1);
}

/** The text if it is digits alone: two for each character in set C, one in the others. */
function digitsOf([first = 0, ...codes]: readonly number[]): string | null {
  let isPairs = first === START_C;
  let text = '';
  for (const code of codes) {
    const digit = code - 16;
    if (isPairs && code <= CODE_C) text += String(code).padStart(2, '0');
    else if (code === CODE_C) isPairs = true;
    else if (code === CODE_A || code === CODE_B) isPairs = false;
    else if (!isPairs && digit >= 0 && digit <= 9) text += String(digit);
    else return null;
  }
  return text;
}

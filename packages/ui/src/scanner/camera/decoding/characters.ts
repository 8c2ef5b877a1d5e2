/**
 * CODE128: the widths of bars and gaps of its characters in order, in modules. The last three start
 * a code in the sets A, B and C; the stop character (2331112) is known by its first six widths.
 */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const MODULES = 11;
const STOP_WIDTHS = [2, 3, 3, 1, 1, 1];

export const CODE_A = 101;
export const CODE_B = 100;
export const CODE_C = 99;
export const START_A = 103;
export const START_C = 105;
export const STOP = 106;

/**
 * The distances that are compared: from the beginning of a bar to that of the next bar, and from
 * end to end. They stay the same when ink, light or blur makes all bars wider.
 */
const likeEdges = (widths: readonly number[]): number[] =>
  widths.slice(0, 5).map((width, place) => width + (widths[place + 1] ?? 0));

const CHARACTERS: readonly (readonly number[])[] = [
  ...Array.from(WIDTHS.match(/\d{6}/g) ?? [], (widths) => likeEdges([...widths].map(Number))),
  likeEdges(STOP_WIDTHS),
];

/** Modules by which the distances of a character may be off in sum. */
const TOO_FAR = 1.9;

/**
 * The character whose edges these are, of those from `first` to `last`; -1 for none. Its six widths
 * lie between the seven edges from `at` on.
 */
export function characterAt(
  edges: Float64Array,
  at: number,
  [first, last]: readonly [first: number, last: number],
): number {
  const start = edges[at] ?? 0;
  const module = ((edges[at + 6] ?? 0) - start) / MODULES;
  let nearest = TOO_FAR;
  let found = -1;
  for (let code = first; code <= last; code += 1) {
    const distance = distanceTo(CHARACTERS[code] ?? [], edges, { at, module }, nearest);
    if (distance < nearest) {
      nearest = distance;
      found = code;
    }
  }
  return found;
}

function distanceTo(
  character: readonly number[],
  edges: Float64Array,
  { at, module }: { at: number; module: number },
  atMost: number,
): number {
  let distance = 0;
  for (let place = 0; place < 5 && distance < atMost; place += 1) {
    const seen = ((edges[at + place + 2] ?? 0) - (edges[at + place] ?? 0)) / module;
    distance += Math.abs(seen - (character[place] ?? 0));
  }
  return distance;
}

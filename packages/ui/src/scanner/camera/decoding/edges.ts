/** Pixels of a block, for which one darkest and one brightest level are kept. */
const BLOCK = 16;
/** A point's surroundings are so many blocks on both sides; a bar reaches over two at most. */
const NEAR_BLOCKS = 1;
/** The part of the surroundings' contrast that a change of brightness must have to count. */
const PART = 0.1;
/** Levels of grey: smaller changes are the camera's noise, unless all contrast is that faint. */
const NOISE = 12;
const FAINT_PART = 0.3;
const LEAST = 6;

/** Buffers for the edges of a line. They are reused, as hundreds of lines are read each second. */
export interface EdgeRoom {
  edges: Float64Array;
  count: number;
  /** The places of the darkest and brightest points of the line. */
  turns: Float64Array;
  lowest: Float64Array;
  highest: Float64Array;
}

export const roomFor = (length: number): EdgeRoom => ({
  edges: new Float64Array(length + 1),
  count: 0,
  turns: new Float64Array(length + 1),
  lowest: new Float64Array(Math.ceil(length / BLOCK)),
  highest: new Float64Array(Math.ceil(length / BLOCK)),
});

/**
 * Finds where a line turns dark or bright, to a fraction of a pixel: half-way in brightness between
 * a darkest and the next brightest point. No level of grey is fixed, so that shade, dim light and
 * blurred thin bars don't matter.
 */
export function findEdges(line: Float32Array, length: number, room: EdgeRoom): void {
  surroundings(line, length, room);
  const turns = findTurns(line, length, room);
  room.count = 0;
  for (let turn = 1; turn < turns; turn += 1) {
    const from = room.turns[turn - 1] ?? 0;
    const to = room.turns[turn] ?? 0;
    room.edges[room.count] = crossing(line, from, to);
    room.count += 1;
  }
}

function surroundings(line: Float32Array, length: number, { lowest, highest }: EdgeRoom): void {
  const blocks = Math.ceil(length / BLOCK);
  for (let block = 0; block < blocks; block += 1) {
    let low = Infinity;
    let high = -Infinity;
    const end = Math.min(length, (block + 1) * BLOCK);
    for (let at = block * BLOCK; at < end; at += 1) {
      const value = line[at] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    lowest[block] = low;
    highest[block] = high;
  }
}

/** The levels of grey by which a line near a block must rise or fall to have turned. */
function stepNear(block: number, { lowest, highest }: EdgeRoom, blocks: number): number {
  let low = Infinity;
  let high = -Infinity;
  const end = Math.min(blocks - 1, block + NEAR_BLOCKS);
  for (let near = Math.max(0, block - NEAR_BLOCKS); near <= end; near += 1) {
    low = Math.min(low, lowest[near] ?? low);
    high = Math.max(high, highest[near] ?? high);
  }
  const contrast = high - low;
  return Math.max(LEAST, PART * contrast, Math.min(NOISE, FAINT_PART * contrast));
}

/** Writes the places of the darkest and brightest points into `turns`; returns their number. */
function findTurns(line: Float32Array, length: number, room: EdgeRoom): number {
  const blocks = Math.ceil(length / BLOCK);
  let count = 0;
  let step = LEAST;
  let lowAt = 0;
  let highAt = 0;
  let isRising: boolean | undefined;
  for (let at = 0; at < length; at += 1) {
    if (at % BLOCK === 0) step = stepNear(at / BLOCK, room, blocks);
    const value = line[at] ?? 0;
    if (value > (line[highAt] ?? 0)) highAt = at;
    if (value < (line[lowAt] ?? 0)) lowAt = at;
    if (isRising !== false && value <= (line[highAt] ?? 0) - step) {
      room.turns[count] = highAt;
      count += 1;
      isRising = false;
      lowAt = at;
    } else if (isRising !== true && value >= (line[lowAt] ?? 0) + step) {
      room.turns[count] = lowAt;
      count += 1;
      isRising = true;
      highAt = at;
    }
  }
  if (isRising !== undefined) {
    room.turns[count] = isRising ? highAt : lowAt;
    count += 1;
  }
  return count;
}

/** Where the brightness is half-way between two turns. */
function crossing(line: Float32Array, from: number, to: number): number {
  const start = line[from] ?? 0;
  const middle = (start + (line[to] ?? 0)) / 2;
  const isRising = start < middle;
  for (let at = from + 1; at <= to; at += 1) {
    const value = line[at] ?? 0;
    if (isRising ? value < middle : value > middle) continue;
    const before = line[at - 1] ?? 0;
    return value === before ? at : at - 1 + (middle - before) / (value - before);
  }
  return to;
}

/** A picture in levels of grey: one byte a pixel, row by row. */
export interface GreyPicture {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A straight line across the whole width or height of a picture; each step is one pixel. */
export interface ScanLine {
  /** The place where it crosses the picture's middle, as a part of the other edge. */
  at: number;
  /** Pixels that it rises in each step. */
  slope: number;
  isUpright?: boolean;
}

const ROWS = 15;
/** 0, 12, 23 and 31 degrees. A code, three times as long as high, may be six degrees off a line. */
const SLOPES = [0, 0.21, -0.21, 0.42, -0.42, 0.6, -0.6];
const UPRIGHT_SLOPES = [0, 0.21, -0.21, 0.42, -0.42];

/**
 * Lines to look along, from the middle outwards, so that of several codes the one is read at which
 * the camera aims.
 */
export function* scanLines(withUpright: boolean): Generator<ScanLine[]> {
  for (let row = 0; row < ROWS; row += 1) {
    const side = row % 2 === 0 ? -1 : 1;
    const at = 0.5 + (side * Math.ceil(row / 2)) / (ROWS + 1);
    const lines = SLOPES.map((slope): ScanLine => ({ at, slope }));
    if (withUpright) lines.push(...UPRIGHT_SLOPES.map((slope) => ({ at, slope, isUpright: true })));
    yield lines;
  }
}

/**
 * Writes the brightness along a line, a mean of three pixels across it, into `line`. Outside of the
 * picture it is that of the edge. Returns the number of steps.
 */
export function readLine(picture: GreyPicture, scanLine: ScanLine, line: Float32Array): number {
  const { data, width, height } = picture;
  const { at, slope, isUpright = false } = scanLine;
  const length = isUpright ? height : width;
  const breadth = isUpright ? width : height;
  const alongStep = isUpright ? width : 1;
  const acrossStep = isUpright ? 1 : width;
  const start = at * breadth - (slope * length) / 2;
  for (let step = 0; step < length; step += 1) {
    const across = Math.round(start + slope * step);
    const place = Math.min(breadth - 2, Math.max(1, across)) * acrossStep + step * alongStep;
    line[step] =
      ((data[place - acrossStep] ?? 0) + 2 * (data[place] ?? 0) + (data[place + acrossStep] ?? 0)) /
      4;
  }
  return length;
}

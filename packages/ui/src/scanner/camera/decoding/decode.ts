import { isWholeBarcode } from '../../reading/barcode';
import { findEdges, roomFor, type EdgeRoom } from './edges';
import { readLine, scanLines, type GreyPicture } from './lines';
import { readEdges } from './read-edges';

export type { GreyPicture } from './lines';

/** A line across a code has at least so many edges. */
const LEAST_EDGES = 44;

/**
 * Looks for a CODE128 label in a picture; only whole barcodes count. It works in steps of at most a
 * millisecond, so that a page without a worker can pause between them. The last step gives the code
 * or null.
 *
 * @param withUpright looks for codes that stand on their side too
 */
export function* decodeInSteps(
  picture: GreyPicture,
  { withUpright = false }: { withUpright?: boolean } = {},
): Generator<void, string | null> {
  const length = Math.max(picture.width, picture.height);
  const room = roomFor(length);
  const line = new Float32Array(length);
  for (const lines of scanLines(withUpright)) {
    for (const scanLine of lines) {
      const steps = readLine(picture, scanLine, line);
      findEdges(line, steps, room);
      const code = codeIn(room, steps);
      if (code !== null) return code;
    }
    yield;
  }
  return null;
}

/** Like `decodeInSteps`, but without pauses. */
export function decode(picture: GreyPicture, options?: { withUpright?: boolean }): string | null {
  const steps = decodeInSteps(picture, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function codeIn(room: EdgeRoom, length: number): string | null {
  if (room.count < LEAST_EDGES) return null;
  const edges = room.edges.subarray(0, room.count);
  const code = readEdges(edges, length) ?? readEdges(turned(edges, length), length);
  return code !== null && isWholeBarcode(code) ? code : null;
}

/** The edges as they stand when the line is walked from its other end. */
const turned = (edges: Float64Array, length: number): Float64Array =>
  edges
    .slice()
    .reverse()
    .map((edge) => length - edge);

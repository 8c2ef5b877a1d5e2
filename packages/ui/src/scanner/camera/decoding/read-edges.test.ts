import { encodeCode128 } from '@backoffice/ui/code128';

import { readEdges } from './read-edges';

const MARGIN = 10;

/** Reads the edges of a printed code as a perfect camera would see them. */
function read(text: string): string | null {
  const { bars, modules } = encodeCode128(text);
  const edges = bars.flatMap(({ start, width }) => [start + MARGIN, start + MARGIN + width]);
  return readEdges(Float64Array.from(edges), modules + 2 * MARGIN);
}

test('every character is read, as a pair of digits and as a check', () => {
  // A thousand codes have all pairs in all places, and each check character about ten times.
  const codes = Array.from({ length: 1_000 }, (_, number) =>
    [7, 31, 57, 101, 211, 503]
      .map((step) => String((number * step + Math.floor(number / 100)) % 100).padStart(2, '0'))
      .join(''),
  );
  expect(codes.filter((code) => read(code) !== code)).toEqual([]);
});

test('a code with an odd number of digits is read as well', () => {
  const codes = Array.from({ length: 10 }, (_, digit) => `400638133393${digit}`);
  expect(codes.filter((code) => read(code) !== code)).toEqual([]);
});

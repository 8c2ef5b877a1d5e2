/** Dashes and gaps of a series' line in pixels, so that nobody must tell series by colour alone. */
export const SERIES_DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [12, 4, 2, 4],
  [5, 2],
  [16, 5],
];

export interface SeriesLook {
  /** Index into the theme's colours of series. */
  color: number;
  /** Empty for a solid line. */
  dash: readonly number[];
}

/** The whole palette in a random order, as specified; `random` gives 0 up to 1. */
export function shuffledLooks(random: () => number = Math.random): SeriesLook[] {
  const looks = SERIES_DASHES.map((dash, color) => ({ color, dash }));
  for (let last = looks.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [looks[last], looks[other]] = [looks[other] as SeriesLook, looks[last] as SeriesLook];
  }
  return looks;
}

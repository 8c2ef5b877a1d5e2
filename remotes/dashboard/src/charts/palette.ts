/** The two colour modes of the theme. */
export type ColorMode = 'dark' | 'light';

/**
 * Colours of series, index by index the same hue in both modes: at least 3:1 against the cards,
 * and told apart also by people who see no red, green or blue (see the test).
 */
export const SERIES_COLORS: Readonly<Record<ColorMode, readonly string[]>> = {
  dark: ['#cc9200', '#6aa8d8', '#73ffd9', '#fff75c', '#f06169', '#ad72ff'],
  light: ['#a98600', '#3f82d8', '#00404a', '#6b2a00', '#ee4f7b', '#7a16d6'],
};

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
  /** Index into `SERIES_COLORS`. */
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

/** A series' colour in a mode; more series than colours begin again. */
export function seriesColor(look: SeriesLook, mode: ColorMode): string {
  const colors = SERIES_COLORS[mode];
  return colors[look.color % colors.length] ?? '#888888';
}

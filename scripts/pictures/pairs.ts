/** How a page looks on a picture. */
export interface Look {
  theme: 'dark' | 'light';
  direction: 'ltr' | 'rtl';
}

export const STATES = ['full', 'empty', 'loading', 'failed'] as const;
export type State = (typeof STATES)[number];

/** Width → height of the window, in pixels. */
export const SIZES = { 390: 844, 768: 1024, 1024: 768, 1440: 900 } as const;
export type Width = keyof typeof SIZES;
const WIDTHS = Object.keys(SIZES).map(Number) as Width[];

/** Pictures that are taken after one load of a page. */
export interface Round extends Look {
  state: State;
  widths: Width[];
}

/**
 * Every two of width, state, theme and direction meet on a picture, in 16 instead of 64: a fault
 * takes two of them at most, as a rule.
 */
export const PAIRS: Round[] = STATES.flatMap((state, number) =>
  [0, 1].map((half) => ({
    state,
    theme: (half + number) % 2 === 0 ? ('dark' as const) : ('light' as const),
    direction: (half + (number >> 1)) % 2 === 0 ? ('ltr' as const) : ('rtl' as const),
    widths: WIDTHS.filter((_, place) => place % 2 === half),
  })),
);

/** For what has one state: all widths, themes and directions in pairs. */
export const LOOKS: Round[] = (['dark', 'light'] as const).flatMap((theme, number) =>
  (['ltr', 'rtl'] as const).map((direction, half) => ({
    state: 'full' as const,
    theme,
    direction,
    widths: WIDTHS.filter((_, place) => place % 2 === (number + half) % 2),
  })),
);

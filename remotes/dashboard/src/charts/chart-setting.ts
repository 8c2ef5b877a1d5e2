import type { Direction } from '@backoffice/i18n';

import type { ColorMode } from './palette';

/** What of the page a chart follows. */
export interface ChartSetting {
  mode: ColorMode;
  direction: Direction;
  /** The person asked for less motion. */
  isStill: boolean;
}

export interface ChartInk {
  text: string;
  /** Lines of the grid. */
  line: string;
  tooltip: string;
  tooltipText: string;
  /** Series that stand alone. */
  accents: Readonly<Record<Accent, string>>;
}

export type Accent = 'violet' | 'blue' | 'green';

// The same inks as in the host's theme; a canvas can't read its variables.
const INK: Readonly<Record<ColorMode, ChartInk>> = {
  dark: {
    text: '#9aa1ba',
    line: '#ffffff12',
    tooltip: '#f3f4fa',
    tooltipText: '#171a29',
    accents: { violet: '#9b9eff', blue: '#4fb3f6', green: '#4fd39a' },
  },
  light: {
    text: '#5f6680',
    line: '#171a2914',
    tooltip: '#171a29',
    tooltipText: '#ffffff',
    accents: { violet: '#5a5ee0', blue: '#1170b8', green: '#18794e' },
  },
};

/** The colours of a mode beside those of the series. */
export const inkOf = (mode: ColorMode): ChartInk => INK[mode];

/** A colour of `#rrggbb` with an opacity from 0 to 1, for fills. */
export const faded = (color: string, opacity: number): string =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

import './chart-colors.css';
import { SERIES_DASHES } from './palette';

/** Colours for a series that is alone in its chart. */
export type Accent = 'violet' | 'blue' | 'green';

/** The colours as CSS text. */
export interface ChartColors {
  text: string;
  /** Colour of the grid's lines. */
  line: string;
  tooltip: string;
  tooltipText: string;
  accents: Readonly<Record<Accent, string>>;
  /** Indexed by the `color` of a series' look. */
  series: readonly string[];
}

/** The theme's colours as the page's stylesheets have them now. */
export function readChartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--chart-${name}`).trim();
  return {
    text: color('text'),
    line: color('line'),
    tooltip: color('tooltip'),
    tooltipText: color('tooltip-text'),
    accents: { violet: color('violet'), blue: color('blue'), green: color('green') },
    series: SERIES_DASHES.map((_, index) => color(`series-${index}`)),
  };
}

/** A colour of `#rrggbb` with an opacity from 0 to 1, for fills. */
export const faded = (color: string, opacity: number): string =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

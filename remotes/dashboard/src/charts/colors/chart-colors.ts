import './chart-colors.css';
import { SERIES_DASHES } from './palette';

/** Series that stand alone. */
export type Accent = 'violet' | 'blue' | 'green';

/** As CSS writes them. */
export interface ChartColors {
  text: string;
  /** Lines of the grid. */
  line: string;
  tooltip: string;
  tooltipText: string;
  accents: Readonly<Record<Accent, string>>;
  /** By the index of a series' look. */
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

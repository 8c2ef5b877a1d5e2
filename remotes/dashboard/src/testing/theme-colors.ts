import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readChartColors, type ChartColors } from '../charts/colors/chart-colors';

export type Theme = 'dark' | 'light';

/** jsdom loads no stylesheet: this puts that of the charts onto the page. */
export function addChartColors(): void {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, '../charts/colors/chart-colors.css'), 'utf8');
  document.head.append(sheet);
}

/** What a chart reads in a theme; after `addChartColors`. */
export function chartColors(theme: Theme): ChartColors {
  document.documentElement.dataset.bsTheme = theme;
  const { text, tooltip, tooltipText, ...own } = readChartColors();
  delete document.documentElement.dataset.bsTheme;
  // The others are the host's, which jsdom doesn't look up.
  const ofHost = (color: string) => `${theme} ${color}`;
  return { ...own, text: ofHost(text), tooltip: ofHost(tooltip), tooltipText: ofHost(tooltipText) };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readChartColors, type ChartColors } from '../charts/colors/chart-colors';

export type Theme = 'dark' | 'light';

/** Puts the charts' stylesheet onto the page, because jsdom loads none. */
export function addChartColors(): void {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, '../charts/colors/chart-colors.css'), 'utf8');
  document.head.append(sheet);
}

/** The colours that a chart reads in a theme; call `addChartColors` before. */
export function chartColors(theme: Theme): ChartColors {
  document.documentElement.dataset.bsTheme = theme;
  const { text, tooltip, tooltipText, ...own } = readChartColors();
  delete document.documentElement.dataset.bsTheme;
  // The others refer to colours of the host, which jsdom doesn't look up.
  const ofHost = (color: string) => `${theme} ${color}`;
  return { ...own, text: ofHost(text), tooltip: ofHost(tooltip), tooltipText: ofHost(tooltipText) };
}

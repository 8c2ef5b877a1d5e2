import { directionOf, currentLanguage, type Direction } from '@backoffice/i18n';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { readChartColors, type ChartColors } from './colors/chart-colors';

/** What of the page a chart follows. */
export interface ChartSetting {
  colors: ChartColors;
  direction: Direction;
  /** The person asked for less motion. */
  isStill: boolean;
}

const STILL = '(prefers-reduced-motion: reduce)';

const colorsByTheme = new Map<string | undefined, ChartColors>();

/** The theme stands on the page's root, where Bootstrap reads it. */
function colorsNow(): ChartColors {
  const theme = document.documentElement.dataset.bsTheme;
  const colors = colorsByTheme.get(theme) ?? readChartColors();
  colorsByTheme.set(theme, colors);
  return colors;
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

/** Theme, direction and motion as they are now; a change gives the chart a new option. */
export function useChartSetting(): ChartSetting {
  useTranslation();
  // The page wears its new theme at once; the charts, which take longest, follow a frame later.
  const colors = useDeferredValue(useSyncExternalStore(watchTheme, colorsNow));
  const direction = directionOf(currentLanguage());
  return useMemo(
    () => ({ colors, direction, isStill: window.matchMedia?.(STILL).matches ?? false }),
    [colors, direction],
  );
}

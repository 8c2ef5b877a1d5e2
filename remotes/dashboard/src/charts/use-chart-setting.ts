import { directionOf, currentLanguage, type Direction } from '@backoffice/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readChartColors, type ChartColors } from './colors/chart-colors';

/** The settings of the page that a chart follows. */
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

let lastDrawing = Promise.resolve();

/**
 * Draws after everything that was queued before, and in a frame of its own. So the page wears a new
 * theme at once, and a key or click is handled between two charts, which take longest to draw.
 */
function inTurn(draw: () => void): void {
  lastDrawing = lastDrawing.then(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve();
            draw();
          }),
        );
      }),
  );
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(() => inTurn(onChange));
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

function useChartColors(): ChartColors {
  const [colors, setColors] = useState(colorsNow);
  useEffect(() => {
    const follow = () => setColors(colorsNow());
    // The theme may have changed since the first drawing.
    follow();
    return watchTheme(follow);
  }, []);
  return colors;
}

/** Theme, direction and motion as they are now; a change gives the chart a new option. */
export function useChartSetting(): ChartSetting {
  useTranslation();
  const colors = useChartColors();
  const direction = directionOf(currentLanguage());
  return useMemo(
    () => ({ colors, direction, isStill: window.matchMedia?.(STILL).matches ?? false }),
    [colors, direction],
  );
}

import { directionOf, currentLanguage } from '@backoffice/i18n';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChartSetting } from './chart-setting';
import type { ColorMode } from './palette';

const STILL = '(prefers-reduced-motion: reduce)';

/** The theme stands on the page's root, where Bootstrap reads it. */
function readMode(): ColorMode {
  return document.documentElement.dataset.bsTheme === 'light' ? 'light' : 'dark';
}

function watchMode(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

/** Theme, direction and motion as they are now; a change gives the chart a new option. */
export function useChartSetting(): ChartSetting {
  useTranslation();
  const mode = useSyncExternalStore(watchMode, readMode);
  const direction = directionOf(currentLanguage());
  return useMemo(
    () => ({ mode, direction, isStill: window.matchMedia?.(STILL).matches ?? false }),
    [mode, direction],
  );
}

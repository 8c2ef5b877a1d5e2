import { useEffect, useState, type ComponentType } from 'react';

import type { ChartCanvasProps } from './chart-canvas';
import { logChartError } from './chart-load-error';

type Canvas = ComponentType<ChartCanvasProps>;
/**
 * The chart library once it is there. Nothing waits for it: no Suspense, so that the page's figures
 * stand at once; and when it can't be had, the chart stays empty like one without data (§8).
 */
export function useChartCanvas(): Canvas | null {
  const [canvas, setCanvas] = useState<{ component: Canvas } | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./chart-canvas').then(({ ChartCanvas }) => {
      if (!isGone) setCanvas({ component: ChartCanvas });
    }, logChartError);
    return () => {
      isGone = true;
    };
  }, []);
  return canvas?.component ?? null;
}

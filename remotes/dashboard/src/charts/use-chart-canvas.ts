import { useEffect, useState, type ComponentType } from 'react';

import type { ChartCanvasProps } from './chart-canvas';
import { logChartError } from './chart-load-error';

type Canvas = ComponentType<ChartCanvasProps>;
export type CanvasLoader = () => Promise<{ ChartCanvas: Canvas }>;

/** Line and bar charts. */
export const basicCanvas: CanvasLoader = () => import('./chart-canvas');
/** The sample page's pies, radar and bubbles as well. */
export const fullCanvas: CanvasLoader = () => import('./full-chart-canvas');

/**
 * The chart library once it is there. Nothing waits for it: no Suspense, so that the page's figures
 * stand at once; and when it can't be had, the chart stays empty like one without data (§8).
 */
export function useChartCanvas(load: CanvasLoader): Canvas | null {
  const [canvas, setCanvas] = useState<{ component: Canvas } | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(({ ChartCanvas }) => {
      if (!isGone) setCanvas({ component: ChartCanvas });
    }, logChartError);
    return () => {
      isGone = true;
    };
  }, [load]);
  return canvas?.component ?? null;
}

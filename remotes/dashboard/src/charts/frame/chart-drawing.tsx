import { Code, useCode } from '@backoffice/ui';

import type { ChartOption } from '../chart-option';
import { logChartError } from './chart-load-error';

const canvas = new Code(() => import('./chart-canvas'));

/**
 * The drawing, once the chart library is there. Nothing waits for it: no Suspense, so that the
 * page's figures stand at once; and when it can't be had, the chart stays empty like one without
 * data, by the error catalogue.
 */
export function ChartDrawing({ option }: { option: ChartOption }) {
  const code = useCode(canvas, { onFailure: logChartError });
  return code ? <code.default option={option} /> : null;
}

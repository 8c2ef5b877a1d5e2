import { useEffect, useState } from 'react';

import { logChartError } from './chart-load-error';
import type { ChartOption } from './chart-option';

type Library = typeof import('./chart-canvas');

/**
 * The drawing, once the chart library is there. Nothing waits for it: no Suspense, so that the
 * page's figures stand at once; and when it can't be had, the chart stays empty like one without
 * data (§8).
 */
export function ChartDrawing({ option }: { option: ChartOption }) {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./chart-canvas').then((loaded) => {
      if (!isGone) setLibrary(loaded);
    }, logChartError);
    return () => {
      isGone = true;
    };
  }, []);
  return library && <library.default option={option} />;
}

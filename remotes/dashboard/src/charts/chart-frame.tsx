import type { ReactNode } from 'react';

import type { ChartOption } from './chart-option';
import classes from './chart-frame.module.css';
import { useChartCanvas } from './use-chart-canvas';

/** §9: what the wrapper takes where nothing else is said, CSS pixels. */
export const DEFAULT_HEIGHT = 150;
export const DEFAULT_WIDTH = 300;

interface Props {
  /** What the chart shows, in a sentence or two: its text alternative. */
  summary: string;
  option: ChartOption;
  /** The same figures as a table, for those who can't see the drawing. */
  table?: ReactNode;
  height?: number;
  width?: number | '100%';
  busy?: boolean;
}

/** A drawing of fixed height, so that nothing moves when it arrives, with its figures behind it. */
export function ChartFrame({
  summary,
  option,
  table,
  height = DEFAULT_HEIGHT,
  width = DEFAULT_WIDTH,
  busy = false,
}: Props) {
  const Canvas = useChartCanvas();
  return (
    <div className={classes.frame} style={{ inlineSize: width }}>
      <div
        role="img"
        aria-label={summary}
        aria-busy={busy}
        className={classes.drawing}
        style={{ blockSize: height }}
      >
        {Canvas && <Canvas option={option} />}
      </div>
      {table && <div className="visually-hidden">{table}</div>}
    </div>
  );
}

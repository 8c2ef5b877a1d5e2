import type { ReactNode } from 'react';

import type { ChartOption } from '../chart-option';
import { ChartDrawing } from './chart-drawing';
import styles from './chart-frame.module.css';

/** What the wrapper takes where nothing else is said, CSS pixels. */
const DEFAULT_HEIGHT = 150;
const DEFAULT_WIDTH = 300;

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
  return (
    <div className={styles.frame} style={{ inlineSize: width }}>
      <div
        role="img"
        aria-label={summary}
        aria-busy={busy}
        className={styles.drawing}
        style={{ blockSize: height }}
      >
        <ChartDrawing option={option} />
      </div>
      {table && <div className="visually-hidden">{table}</div>}
    </div>
  );
}

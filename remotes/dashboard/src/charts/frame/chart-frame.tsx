import { Code, useCode } from '@backoffice/ui';
import type { ReactNode } from 'react';

import type { ChartOption } from '../chart-option';
import styles from './chart-frame.module.css';
import { logChartError } from './chart-load-error';

const canvas = new Code(() => import('./chart-canvas'));

/**
 * Draws the chart once the chart library is loaded. There is no Suspense, so that the page shows
 * its figures at once. As the error catalogue asks, a chart whose library can't be loaded stays
 * empty, like one without data.
 */
function ChartDrawing({ option }: { option: ChartOption }) {
  const code = useCode(canvas, { onFailure: logChartError });
  return code ? <code.default option={option} /> : null;
}

/** The wrapper's own default size, in CSS pixels. */
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

/**
 * The height is fixed, so that nothing moves when the drawing arrives. The table is for screen
 * readers.
 */
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
        className={`${styles.drawing} ${busy && !table ? styles.waiting : ''}`}
        style={{ blockSize: height }}
      >
        <ChartDrawing option={option} />
      </div>
      {table && <div className="visually-hidden">{table}</div>}
    </div>
  );
}

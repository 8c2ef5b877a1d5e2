import { Code, useCode } from '@backoffice/ui';
import type { ReactNode } from 'react';

import type { ChartOption } from '../chart-option';
import styles from './chart-frame.module.css';
import { logChartError } from './chart-load-error';

const canvas = new Code(() => import('./chart-canvas'));

/**
 * The drawing, once the chart library is there. Nothing waits for it: no Suspense, so that the
 * page's figures stand at once; and when it can't be had, the chart stays empty like one without
 * data, by the error catalogue.
 */
function ChartDrawing({ option }: { option: ChartOption }) {
  const code = useCode(canvas, { onFailure: logChartError });
  return code ? <code.default option={option} /> : null;
}

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

import { useEffect, useRef, useState, type RefObject } from 'react';

import { Code, useCode } from '../../code/code';
import type { RowWindowState } from './row-window';

interface Options {
  count: number;
  isVirtual: boolean;
  box: RefObject<HTMLDivElement | null>;
  onEndReached: (() => void) | undefined;
}

/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 41;
/** Rows drawn until it is known which are in view. */
const FIRST_ROWS = 40;

/** The library for long tables; pages with short ones never load it. */
const rowWindow = new Code(() => import('./row-window'));

/**
 * The rows to draw, and the height in pixels of the empty space that stands for the others. Render
 * `watcher` after the box. If the library can't be loaded, all rows are drawn.
 */
export function useVirtualRows({ count, isVirtual, box, onEndReached }: Options) {
  const [state, setState] = useState<RowWindowState | null>(null);
  const [isLost, setIsLost] = useState(false);
  const code = useCode(rowWindow, { enabled: isVirtual, onFailure: () => setIsLost(true) });
  const isPlain = !isVirtual || isLost;
  /** A row that was asked for before the watcher was there. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    state?.scrollTo(wanted.current);
    if (state) wanted.current = null;
  }, [state]);
  const items = state?.items.filter(({ index }) => index < count) ?? [];
  const last = items.at(-1);
  const isAtEnd = isPlain || (last?.index ?? FIRST_ROWS - 1) >= count - 1;
  useEffect(() => {
    if (isAtEnd) onEndReached?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reached again whenever rows were added
  }, [isAtEnd, count]);

  const watcher = !isPlain && code && (
    <code.RowWindow count={count} box={box} rowHeight={ROW_HEIGHT} onChange={setState} />
  );
  if (isPlain || !state) {
    const drawn = isPlain ? count : Math.min(count, FIRST_ROWS);
    return {
      indexes: Array.from({ length: drawn }, (_, index) => index),
      before: 0,
      after: (count - drawn) * ROW_HEIGHT,
      measure: undefined,
      scrollTo: (index: number) => void (wanted.current = index),
      watcher,
    };
  }
  return {
    indexes: items.map((item) => item.index),
    before: (items[0]?.start ?? state.top) - state.top,
    after: Math.max(0, state.height + state.top - (last?.end ?? 0)),
    measure: state.measure,
    scrollTo: state.scrollTo,
    watcher,
  };
}

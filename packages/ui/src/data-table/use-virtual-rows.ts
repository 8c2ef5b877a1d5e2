import { useEffect, type RefObject } from 'react';

import { useVirtualizer } from './use-virtualizer';

interface Options {
  count: number;
  isVirtual: boolean;
  box: RefObject<HTMLDivElement | null>;
  onEndReached: (() => void) | undefined;
}

/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 41;
/** Rows drawn beyond each edge. */
const OVERSCAN = 12;
/** Rows drawn until it is known which are in view. */
const FIRST_ROWS = 40;

/** Which rows to draw, and how much empty space stands for the others. */
export function useVirtualRows({ count, isVirtual, box, onEndReached }: Options) {
  const virtualizer = useVirtualizer(isVirtual, {
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer?.getVirtualItems() ?? [];
  const last = items.at(-1);
  const isPlain = !isVirtual || virtualizer === null;
  const isAtEnd = isPlain || (last !== undefined && last.index >= count - 1);
  useEffect(() => {
    if (isAtEnd) onEndReached?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reached again whenever rows were added
  }, [isAtEnd, count]);

  if (isPlain || !virtualizer) {
    const drawn = isPlain ? count : Math.min(count, FIRST_ROWS);
    return {
      indexes: Array.from({ length: drawn }, (_, index) => index),
      before: 0,
      after: (count - drawn) * ROW_HEIGHT,
      measure: undefined,
      scrollTo: () => undefined,
    };
  }
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
}

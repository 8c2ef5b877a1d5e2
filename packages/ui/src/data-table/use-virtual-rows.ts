import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

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

/** Which rows to draw, and how much empty space stands for the others. */
export function useVirtualRows({ count, isVirtual, box, onEndReached }: Options) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing it returns is memoized
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  const isAtEnd = isVirtual ? last !== undefined && last.index >= count - 1 : true;
  useEffect(() => {
    if (isAtEnd) onEndReached?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reached again whenever rows were added
  }, [isAtEnd, count]);

  if (!isVirtual) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
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

import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

/** Rows drawn beyond each edge. */
const OVERSCAN = 5;

/** What of a long table is in view. */
export interface RowWindowState {
  items: readonly VirtualItem[];
  /** Height of all rows together, pixels. */
  height: number;
  measure: (row: HTMLTableRowElement | null) => void;
  scrollTo: (index: number) => void;
}

interface Props {
  count: number;
  box: RefObject<HTMLDivElement | null>;
  /** Height of a row before it is measured, pixels. */
  rowHeight: number;
  onChange: (state: RowWindowState) => void;
}

/**
 * Watches which rows are in view. It draws nothing, so that the table stands while its code, and
 * the library in it, are on their way, and no row is drawn anew when they come.
 */
export function RowWindow({ count, box, rowHeight, onChange }: Props) {
  // eslint-disable-next-line react-hooks/incompatible-library -- what it gives goes up as it is
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    // It has yet to measure the box. A table without rows would lose those under a pressed finger.
    if (items.length === 0) return;
    onChange({
      items,
      height,
      measure: virtualizer.measureElement,
      scrollTo: (index) => virtualizer.scrollToIndex(index),
    });
  }, [virtualizer, items, height, onChange]);
  return null;
}

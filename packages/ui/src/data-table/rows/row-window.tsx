import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond each edge. */
const OVERSCAN = 5;

/** The part of a long table that is in view. */
export interface RowWindowState {
  items: readonly VirtualItem[];
  /** Where the first row of all begins in the box, below the table's head; pixels. */
  top: number;
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
 * Watches which rows are in view. It is apart from the table and draws nothing, so that the table
 * is shown while this code and its library are loading, and no row is drawn anew when they arrive.
 */
export function RowWindow({ count, box, rowHeight, onChange }: Props) {
  const [top] = useState(() => topOfRows(box));
  // eslint-disable-next-line react-hooks/incompatible-library -- what it gives goes up as it is
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // The sticky head covers the top of the box.
    scrollPaddingStart: top,
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    // The box isn't measured yet. Drawing no rows would remove the one under a pressed finger.
    if (items.length === 0) return;
    onChange({
      items,
      top,
      height,
      measure: virtualizer.measureElement,
      scrollTo: (index) => virtualizer.scrollToIndex(index),
    });
  }, [virtualizer, items, top, height, onChange]);
  return null;
}

/** The height of the head; 0 where a phone shows cards, whose head takes no room. */
const topOfRows = ({ current: box }: RefObject<HTMLElement | null>): number =>
  box?.querySelector('tbody')?.offsetTop ?? 0;

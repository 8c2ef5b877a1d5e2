import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond each edge. */
const OVERSCAN = 5;
/** Pixels at the top of the window that the bar and the table's head cover. */
const COVERED = 96;

/** The part of a long table that is in view. */
export interface RowWindowState {
  items: readonly VirtualItem[];
  /** Where the first row of all begins on the page; pixels. */
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
  const top = useTopOfRows(box);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: COVERED,
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

/** Moves when what stands above the table grows or shrinks, as filters that unfold. */
function useTopOfRows({ current: box }: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(() => topOfRows(box));
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => setTop(topOfRows(box)));
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [box]);
  return top;
}

const topOfRows = (box: HTMLElement | null): number => {
  const rows = box?.querySelector('tbody');
  return rows ? Math.round(rows.getBoundingClientRect().top + scrollY) : 0;
};

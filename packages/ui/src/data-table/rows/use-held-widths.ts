import { useLayoutEffect, type RefObject } from 'react';

import type { Column } from '../column';

/**
 * Holds the columns of a long table as wide as its first rows make them, where one column has what the
 * others leave. Only the rows in view are drawn: without this, columns jump whenever one with a longer
 * value comes or goes. In another width of the table they are measured anew.
 */
export function useHeldWidths<Row>(
  box: RefObject<HTMLDivElement | null>,
  isOn: boolean,
  columns: readonly Column<Row>[],
): void {
  const ids = columns.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const room = box.current;
    const table = room?.querySelector<HTMLElement>('table[data-rest]');
    if (!room || !table || !isOn) return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')].filter(
      ({ style }) => !style.width,
    );
    const release = () => heads.forEach(({ style }) => (style.minInlineSize = ''));
    let held: number | undefined;
    const hold = () => {
      if (room.clientWidth === held) return;
      held = room.clientWidth;
      release();
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      for (const [index, { style }] of heads.entries()) style.minInlineSize = `${widths[index]}px`;
    };
    hold();
    const sizes = new ResizeObserver(hold);
    sizes.observe(room);
    return () => {
      sizes.disconnect();
      release();
    };
  }, [box, isOn, ids]);
}

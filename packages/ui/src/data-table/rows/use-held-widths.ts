import { useLayoutEffect, type RefObject } from 'react';

/**
 * Holds the columns of a long table as wide as its first rows make them. Only the rows in view are
 * drawn: without this, columns jump whenever one with a longer value comes or goes. In another width of
 * the table they are measured anew.
 *
 * @param columns other ones are measured, too
 */
export function useHeldWidths(
  box: RefObject<HTMLDivElement | null>,
  isOn: boolean,
  columns: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const room = box.current;
    const table = room?.querySelector('table');
    if (!room || !table || !isOn) return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')].filter(
      ({ style }) => !style.width,
    );
    // Beside a column that has what the others leave, a width alone would not count.
    const property = 'rest' in table.dataset ? 'minInlineSize' : 'inlineSize';
    const release = () => heads.forEach(({ style }) => (style[property] = ''));
    let held: number | undefined;
    const hold = () => {
      if (room.clientWidth === held) return;
      held = room.clientWidth;
      release();
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      for (const [index, { style }] of heads.entries()) style[property] = `${widths[index]}px`;
    };
    hold();
    const sizes = new ResizeObserver(hold);
    sizes.observe(room);
    return () => {
      sizes.disconnect();
      release();
    };
  }, [box, isOn, columns]);
}

import { useLayoutEffect, useRef } from 'react';

/**
 * The box that a table scrolls in. Who had scrolled down sees the first rows of another list, not
 * those at the same height.
 *
 * @param filter what the list was asked for
 */
export function useScrollBox(filter: object | undefined) {
  const list = JSON.stringify(filter);
  const shown = useRef(list);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if (box.current) box.current.scrollTop = 0;
  }, [list]);
  return box;
}

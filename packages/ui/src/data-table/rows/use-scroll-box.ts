import { useLayoutEffect, useRef } from 'react';

/**
 * The box that a table scrolls in. It returns to the top when the filter changes: at the same
 * height another list would begin in its middle.
 *
 * @param filter the request that gave the list
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

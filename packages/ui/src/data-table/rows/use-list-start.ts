import { useLayoutEffect, useRef } from 'react';

/**
 * The box of a table. When the filter changes, the page goes back to where the list begins: at the
 * same height another list would begin in its middle.
 *
 * @param filter the request that gave the list
 */
export function useListStart(filter: object | undefined) {
  const list = JSON.stringify(filter);
  const shown = useRef(list);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if (box.current && box.current.getBoundingClientRect().top < 0) box.current.scrollIntoView();
  }, [list]);
  return box;
}

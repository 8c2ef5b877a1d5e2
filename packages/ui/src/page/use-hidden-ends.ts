import { useEffect, useState, type RefObject } from 'react';

export interface HiddenEnds {
  start: boolean;
  end: boolean;
}

/** Tells at which ends a row that scrolls sideways has more than is in view. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>({ start: false, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // In a right-to-left page `scrollLeft` is negative.
      const before = Math.abs(element.scrollLeft);
      const after = element.scrollWidth - element.clientWidth - before;
      const seen = { start: before > 1, end: after > 1 };
      setEnds((known) => (known.start === seen.start && known.end === seen.end ? known : seen));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [row]);
  return ends;
}

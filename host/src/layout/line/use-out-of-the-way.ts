import { useEffect, useState, type RefObject } from 'react';

/** A property of the root element: pixels at the lower edge that the box takes from other bars. */
const ROOM = '--line-room';
const FIELD = 'input, textarea, select, [contenteditable]';

/** Whether the box at the lower edge would lie over the field that has the focus. */
function liesOverField(box: HTMLElement | null): boolean {
  const field = document.activeElement;
  if (!box || !field?.matches(FIELD)) return false;
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > innerHeight - box.offsetHeight && top < innerHeight;
}

/** Lets a box at the lower edge stay at the page's end while it would cover what one types into. */
export function useOutOfTheWay(box: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const look = () => setIsAside(liesOverField(box.current));
    const events = ['focusin', 'focusout', 'input'] as const;
    look();
    for (const type of events) document.addEventListener(type, look);
    return () => {
      for (const type of events) document.removeEventListener(type, look);
    };
  }, [box, isShown]);
  return isShown && isAside;
}

/** Keeps bars at the lower edge above the box. */
export function useRoomAtEdge(box: RefObject<HTMLElement | null>, isAtEdge: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!isAtEdge || !element) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() =>
      style.setProperty(ROOM, `${element.offsetHeight + 8}px`),
    );
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(ROOM);
    };
  }, [box, isAtEdge]);
}

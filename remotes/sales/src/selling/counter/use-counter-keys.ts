import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Enter while a scan is still being looked up: the dialog opens as soon as the unit is there, so
 * that "scan, scan, Enter" works however slow the line is.
 */
export function useEnterToSell(isLookingUp: boolean, isOpen: boolean, open: () => void): void {
  const isWanted = useRef(false);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!isLookingUp || isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented) return;
      event.preventDefault();
      isWanted.current = true;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLookingUp, isOpen]);
  useEffect(() => {
    if (isLookingUp || !isWanted.current) return;
    isWanted.current = false;
    openNow();
  }, [isLookingUp]);
}

/** Gives the focus to an element when a dialog closes, whatever had it when the dialog opened. */
export function useFocusAfter(isOpen: boolean, element: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, element]);
}

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Remembers an Enter that comes while a scan is being looked up, and opens the dialog as soon as
 * the unit is found: "scan, scan, Enter" works however slow the connection is.
 */
function useEnterToSell(isLookingUp: boolean, isOpen: boolean, open: () => void): void {
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

/** Gives the focus to an element when a dialog closes, whatever had it before. */
function useFocusAfter(isOpen: boolean, element: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, element]);
}

interface CounterKeys {
  isLookingUp: boolean;
  isOpen: boolean;
  open: () => void;
  button: RefObject<HTMLElement | null>;
}

/** The keys of the counter: Enter sells, also right after a scan or a sale. */
export function useCounterKeys({ isLookingUp, isOpen, open, button }: CounterKeys): void {
  useFocusAfter(isOpen, button);
  useEnterToSell(isLookingUp, isOpen, open);
}

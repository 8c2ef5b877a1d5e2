import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Enter while a scan is still being looked up: the dialog opens as soon as the unit is there, so
 * that "scan, scan, Enter" works however slow the line is.
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

/** Gives the focus to an element when a dialog closes, whatever had it when the dialog opened. */
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

/** The keys of a counter: Enter sells, also after a scan that isn't answered yet, and after a sale. */
export function useCounterKeys({ isLookingUp, isOpen, open, button }: CounterKeys): void {
  useFocusAfter(isOpen, button);
  useEnterToSell(isLookingUp, isOpen, open);
}

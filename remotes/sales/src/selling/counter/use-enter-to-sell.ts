import { useEffect, useEffectEvent, useRef } from 'react';

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

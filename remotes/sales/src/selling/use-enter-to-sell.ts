import { useEffect, useState } from 'react';

/**
 * Enter while a scan is still being looked up: the dialog opens as soon as the unit is there, so
 * that "scan, scan, Enter" works however slow the line is.
 */
export function useEnterToSell(isLookingUp: boolean, isOpen: boolean, open: () => void): void {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isLookingUp || isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented) return;
      event.preventDefault();
      setIsWanted(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLookingUp, isOpen]);
  useEffect(() => {
    if (!isWanted || isLookingUp) return;
    setIsWanted(false);
    open();
    // `open` is made anew with every render and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, isLookingUp]);
}

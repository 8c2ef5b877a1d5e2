import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds: who comes back sooner finds the picture running. */
const PATIENCE = 30_000;

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether nobody sees the page. */
export const useHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');

/** Whether nobody has seen the page for so long that its camera has to go off. */
export function useLongHidden(): boolean {
  const isHidden = useHidden();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(isHidden), isHidden ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [isHidden]);
  return isLong;
}

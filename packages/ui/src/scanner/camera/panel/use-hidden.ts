import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which the camera stays on while the page is hidden. */
const PATIENCE = 30_000;

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is hidden, as in another tab. */
export const useHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');

/** Whether the page has been hidden for so long that its camera must go off. */
export function useLongHidden(): boolean {
  const isHidden = useHidden();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(isHidden), isHidden ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [isHidden]);
  return isLong;
}

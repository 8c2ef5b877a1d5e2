import { useEffect, useRef } from 'react';

import { addConsumer, awaitConsumer, type OnScan } from './scan-consumers';

/**
 * Gets the scans while it is the newest enabled one. A scan waits until the promise of the one
 * before is settled, unless all are taken as they come (`together`). `onScan` returns the outcome,
 * with a reason where there is one to show; when it throws, the code is kept among the failed ones.
 */
export function useScanner(
  onScan: OnScan,
  { enabled = true, together = false }: { enabled?: boolean; together?: boolean } = {},
): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    return addConsumer((code) => latest.current(code), together);
  }, [enabled, together]);
}

/** Holds scans while a page is loading. */
export function useScansWait(isOnItsWay = true): void {
  useEffect(() => (isOnItsWay ? awaitConsumer() : undefined), [isOnItsWay]);
}

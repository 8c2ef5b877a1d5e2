import { useEffect, useRef } from 'react';

import { addConsumer, type OnScan } from './scan-consumers';

/**
 * Gets the scans while it is enabled and the innermost that is. A scan waits until the promise of
 * the one before is settled. `onScan` says what became of the code: 'found' (or nothing),
 * 'repeated', 'unknown'; when it throws, the code is kept with the unknown ones.
 */
export function useScanner(onScan: OnScan, { enabled = true }: { enabled?: boolean } = {}): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    return addConsumer((code) => latest.current(code));
  }, [enabled]);
}

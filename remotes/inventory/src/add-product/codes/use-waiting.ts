import type { FoundByCode } from '@backoffice/contracts';
import { useRef, useState } from 'react';

/** What was scanned of the product that comes after this one; known at once, before it is drawn. */
export function useWaiting() {
  const waiting = useRef<readonly FoundByCode[]>([]);
  const [shown, setShown] = useState<FoundByCode>();
  const change = (found: readonly FoundByCode[]) => {
    waiting.current = found;
    setShown(found[0]);
  };
  return {
    shown,
    first: () => waiting.current[0],
    add: (found: FoundByCode) => change([...waiting.current, found]),
    takeAll: () => {
      const all = waiting.current;
      change([]);
      return all;
    },
  };
}

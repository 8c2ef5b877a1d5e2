import type { FoundByCode } from '@backoffice/contracts';
import { useRef, useState } from 'react';

/** Scanned units of the next product. The ref knows them at once, before they are drawn. */
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

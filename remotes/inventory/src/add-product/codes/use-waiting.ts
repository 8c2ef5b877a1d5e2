import type { CodeFound } from '@backoffice/api-client/resources/product-codes';
import { useRef, useState } from 'react';

/** What was scanned of the product that comes after this one; known at once, before it is drawn. */
export function useWaiting() {
  const waiting = useRef<readonly CodeFound[]>([]);
  const [shown, setShown] = useState<CodeFound>();
  const change = (found: readonly CodeFound[]) => {
    waiting.current = found;
    setShown(found[0]);
  };
  return {
    shown,
    first: () => waiting.current[0],
    add: (found: CodeFound) => change([...waiting.current, found]),
    takeAll: () => {
      const all = waiting.current;
      change([]);
      return all;
    },
  };
}

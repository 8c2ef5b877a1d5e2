import { hasPrintPage } from '@backoffice/ui/printing';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the browser is about to print the day, from our button or its own menu, and not a slip.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is on the page when this listener returns.
    const before = () => {
      if (!hasPrintPage()) flushSync(() => setIsPrinting(true));
    };
    const after = () => setIsPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

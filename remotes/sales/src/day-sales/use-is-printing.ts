import { hasPrintPage } from '@backoffice/ui/printing';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is about to print the day, by our button or by its own menu, and no slip. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes what is on the page when the listener returns.
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

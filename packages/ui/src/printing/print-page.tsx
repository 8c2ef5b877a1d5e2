import { PRINT_DELAY } from '@backoffice/contracts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { Paper } from '../page/paper';
import { fontsReady } from './fonts-ready';
import styles from './print-page.module.css';

export interface PrintPageProps {
  children: ReactNode;
  /** Called when the print dialog is closed, whether or not it printed. */
  onDone: () => void;
  /** Called when the browser could not print. */
  onFail: () => void;
}

let shown = 0;

/** Whether a page is about to be printed in place of the screen: other printing must wait. */
export const hasPrintPage = (): boolean => shown > 0;

/**
 * Prints its children instead of the screen. The print dialog opens the specified 300 ms after they
 * are rendered and their fonts are there.
 */
export function PrintPage({ children, onDone, onFail }: PrintPageProps) {
  const done = useEffectEvent(onDone);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const finished = () => done();
    const print = () => {
      try {
        window.print();
      } catch {
        fail();
      }
    };
    window.addEventListener('afterprint', finished);
    shown += 1;
    void fontsReady().then(() => {
      if (!left) timer = setTimeout(print, PRINT_DELAY);
    });
    return () => {
      left = true;
      shown -= 1;
      clearTimeout(timer);
      window.removeEventListener('afterprint', finished);
    };
  }, []);

  return <Paper className={styles.page}>{children}</Paper>;
}

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './paper.module.css';

/**
 * Content that is printed instead of the screen, dark on white. It is hidden beside the
 * application, and the print style sheet swaps the two. To use a named page (`@page`), name it at
 * the body too: Firefox looks only at the body's first element, which is the application.
 */
export const Paper = ({ className = '', children }: { className?: string; children: ReactNode }) =>
  createPortal(
    <div className={`${styles.paper} ${className}`} data-bs-theme="light">
      {children}
    </div>,
    document.body,
  );

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './paper.module.css';

/**
 * What is printed instead of the screen, dark on white: it stands beside the application in the
 * page, out of sight, and the print style sheet swaps the two. A page of a name (`@page`) is named at
 * the body too: Firefox asks its first element alone, which is the application.
 */
export const Paper = ({ className = '', children }: { className?: string; children: ReactNode }) =>
  createPortal(
    <div className={`${styles.paper} ${className}`} data-bs-theme="light">
      {children}
    </div>,
    document.body,
  );

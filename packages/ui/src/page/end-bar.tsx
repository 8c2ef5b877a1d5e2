import type { ReactNode } from 'react';

import styles from './end-bar.module.css';

interface Props {
  /** Whether it stays in sight at the bottom of the window. */
  sticks?: boolean;
  /** A line above, for what went wrong. */
  notice?: ReactNode;
  /** What the work comes to, at the start of the bar. */
  text?: ReactNode;
  /** The buttons that end the work, the last one being the one that does it. */
  children: ReactNode;
}

/** The end of a long piece of work on a page. */
export const EndBar = ({ sticks = true, notice, text, children }: Props) => (
  <div className={styles.bar} data-sticks={sticks || undefined}>
    {notice && <div className={styles.notice}>{notice}</div>}
    <div className={styles.text}>{text}</div>
    {children}
  </div>
);

import type { ReactNode } from 'react';

import styles from './facts.module.css';

interface Props {
  /** Amounts stand below each other at the end of their lines. */
  amounts?: boolean;
  children: ReactNode;
}

/** What is known of a thing, a `Fact` a line. */
export const Facts = ({ amounts = false, children }: Props) => (
  <dl className={amounts ? `${styles.facts} ${styles.amounts}` : styles.facts}>{children}</dl>
);

/** A line of `Facts`: the name of the fact, and the fact. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

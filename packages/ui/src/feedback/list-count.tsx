import type { ReactNode } from 'react';

import styles from './feedback.module.css';

interface Props {
  /** The list's query: without data, nothing is known about its number. */
  query: { data: unknown };
  /** The name of the list, for screen readers until its number is known. */
  name: string;
  /** The number in words: "106 products". */
  children: ReactNode;
}

/** How many a list has, as the title of its card; a bar while that is unknown. */
export const ListCount = ({ query, name, children }: Props) =>
  query.data === undefined ? (
    <span className={styles.count}>
      <span className="visually-hidden">{name}</span>
    </span>
  ) : (
    children
  );

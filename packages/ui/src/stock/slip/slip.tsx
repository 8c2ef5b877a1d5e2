import type { ReactNode } from 'react';

import styles from './slip.module.css';

interface Props {
  title: string;
  /** Pairs of word and value; those without a value are left out. */
  facts: readonly (readonly [word: string, value: string | null])[];
  /** Words below the lines on which people sign. */
  signatures: readonly string[];
  /** A table of units, and lists of barcodes in sections. */
  children: ReactNode;
}

/** The sheet that travels with goods and is signed at both ends. */
export function Slip({ title, facts, signatures, children }: Props) {
  return (
    <article className={styles.slip}>
      <h1>{title}</h1>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
      <div className={styles.signatures}>
        {signatures.map((who) => (
          <span key={who}>{who}</span>
        ))}
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './sheet.module.css';

interface Props {
  company: {
    name: string;
    registrationNumber: string;
    /** Shop, address and phone; empty ones are left out. */
    lines: readonly (string | null)[];
  };
  title: string;
  /** Remarks in frames that say what this print is, such as a copy. */
  marks?: readonly string[];
  /** Moment and person. */
  children: ReactNode;
}

/** The company, and the title of the sheet. */
export const SheetHeading = ({ company, title, marks = [], children }: Props) => (
  <header className={styles.heading}>
    <Company {...company} />
    <div>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {marks.map((mark) => (
        <p key={mark} className={styles.mark}>
          {mark}
        </p>
      ))}
    </div>
  </header>
);

function Company({ name, registrationNumber, lines }: Props['company']) {
  const { t } = useTranslation('sales');
  return (
    <div className={styles.company}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      {registrationNumber && <p>{t('slip.registration', { number: registrationNumber })}</p>}
      {lines.map(
        (line) =>
          line && (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ),
      )}
    </div>
  );
}

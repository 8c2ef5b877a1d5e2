import { moneyOfCents } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import type { ReactNode } from 'react';

import styles from './sheet.module.css';

/** The sums below the lines of a sheet. */
export const Sums = ({ children }: { children: ReactNode }) => (
  <dl className={styles.sums}>{children}</dl>
);

interface Props {
  label: string;
  cents: number;
  isTotal?: boolean;
}

/** An amount with its label, in `Sums`. */
export const Sum = ({ label, cents, isTotal = false }: Props) => (
  <div className={isTotal ? `${styles.sum} ${styles.total}` : styles.sum}>
    <dt>{label}</dt>
    <dd>
      <Money value={moneyOfCents(cents)} />
    </dd>
  </div>
);

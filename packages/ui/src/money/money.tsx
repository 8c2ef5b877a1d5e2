import { formatMoney, type MoneyValue } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from './money.module.css';

interface Props {
  /** Euros: a decimal string, or a number from a server that sends those. */
  value: MoneyValue | null | undefined;
}

/** An amount in euros as the language writes it, with digits of equal width, red if negative. */
export function Money({ value }: Props) {
  useTranslation();
  const isNegative = value !== null && value !== undefined && Number(value) < 0;
  return (
    <data
      value={value ?? ''}
      className={isNegative ? `${styles.money} ${styles.negative}` : styles.money}
    >
      {formatMoney(value)}
    </data>
  );
}

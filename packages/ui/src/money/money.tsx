import { formatMoney, i18next, type MoneyValue } from '@backoffice/i18n';
import { useSyncExternalStore } from 'react';

import styles from './money.module.css';

interface Props {
  /** Euros: a decimal string, or a number from a server that sends those. */
  value: MoneyValue | null | undefined;
}

/** An amount in euros as the language writes it, with digits of equal width, red if negative. */
export function Money({ value }: Props) {
  // Long tables have hundreds of amounts, and `useTranslation` costs a tenth of a millisecond.
  useSyncExternalStore(followLanguage, () => i18next.language);
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

function followLanguage(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

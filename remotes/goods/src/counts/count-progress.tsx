import type { Count } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from './counts.module.css';

/** The progress of a count; the server tells people who count blind no expected number. */
export function CountProgress({ count: { scanned, expected } }: { count: Count }) {
  const { t } = useTranslation('goods');
  if (expected === null || expected === 0) return null;
  const label = t('counts.ofExpected', {
    number: formatNumber(scanned),
    expected: formatNumber(expected),
  });
  return (
    <div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={expected}
        aria-valuenow={Math.min(scanned, expected)}
      >
        <div style={{ inlineSize: `${Math.min(100, (scanned / expected) * 100)}%` }} />
      </div>
      <span className={styles.note}>{label}</span>
    </div>
  );
}

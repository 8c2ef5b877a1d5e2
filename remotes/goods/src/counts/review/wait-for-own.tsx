import { formatNumber } from '@backoffice/i18n';
import { Card } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../counts.module.css';
import { QueueStatus } from '../queue/queue-status';

/** The scans of this device that are still to be sent. */
export function WaitForOwn({ count }: { count: number }) {
  const { t } = useTranslation('goods');
  const [all, setAll] = useState(count);
  if (count > all) setAll(count);
  const label = t('counts.review.waitsForOwn', { count, number: formatNumber(count) });
  return (
    <Card>
      <p>{label}</p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={all - count}
      >
        <div style={{ inlineSize: `${((all - count) / all) * 100}%` }} />
      </div>
      <QueueStatus />
    </Card>
  );
}

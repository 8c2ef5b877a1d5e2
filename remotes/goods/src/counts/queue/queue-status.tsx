import { formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from './queue.module.css';
import { useQueueState } from './use-scan-queue';

/** Whether all scans of this device have arrived; with `isQuiet` only while some have not. */
export function QueueStatus({ isQuiet = false }: { isQuiet?: boolean }) {
  const { t } = useTranslation('goods');
  const { scans, connection, isLasting } = useQueueState();
  const waiting = scans.filter(({ refusal }) => !refusal).length;
  if (isQuiet && waiting === 0) return null;
  const count = { count: waiting, number: formatNumber(waiting) };
  const isFine = connection === 'fine';
  const text =
    waiting > 0
      ? t(`counts.queue.${isFine ? 'sending' : connection}`, count)
      : t(isFine ? 'counts.queue.allSent' : 'counts.queue.noConnection');
  return (
    <>
      <p className={styles.status} data-tone={isFine ? 'fine' : 'waits'} role="status">
        {text}
      </p>
      {!isLasting && (
        <p className="alert alert-warning mb-2" role="alert">
          {t('counts.queue.notLasting')}
        </p>
      )}
    </>
  );
}

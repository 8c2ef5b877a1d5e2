import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './day-sales.module.css';
import type { Taking } from './takings';

/** Takings side by side, each with how many units they came from. */
export function TakingsList({ takings }: { takings: readonly Taking[] }) {
  const { t } = useTranslation('sales');
  const names: Record<Taking['source'], string> = {
    cash: t('day.cash'),
    NLB: 'NLB',
    PCB: 'PCB',
    TEB: 'TEB',
    store: t('day.store'),
    online: t('day.online'),
    takenBack: t('day.takenBack'),
  };
  return (
    <dl className={styles.takings}>
      {takings.map(({ source, count, total }) => (
        <div key={source} className={styles.taking}>
          <dt>{names[source]}</dt>
          <dd className={styles.amount}>
            <Money value={total} />
          </dd>
          <dd className={styles.count}>{t('day.units', { number: count })}</dd>
        </div>
      ))}
    </dl>
  );
}

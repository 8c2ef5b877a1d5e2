import type { CountView } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { CountProgress } from '../count-progress';
import { QueueStatus } from '../queue/queue-status';
import { CodeField } from './code-field';
import styles from './counting.module.css';
import { LastScan } from './last-scan';
import { OwnScans } from './own-scans';
import { useCountScans } from './use-count-scans';
import { useFollowAnswers } from './use-follow-answers';
import { useGreeting } from './use-greeting';

/** Takes scans as soon as it is on the page, without waiting for a field or a button. */
export function Counting({ view }: { view: CountView }) {
  const { t } = useTranslation('goods');
  const { count, people } = view;
  useFollowAnswers(count.id);
  useGreeting(count.id);
  const { last, take } = useCountScans(count.id);
  return (
    <div className={styles.counting}>
      <div className={styles.head}>
        <p className={styles.number}>
          <strong>{formatNumber(count.scanned)}</strong>{' '}
          <span>{t('counts.countedUnits', { count: count.scanned })}</span>
        </p>
        <QueueStatus />
        <CountProgress count={count} />
        {people.length > 0 && <People people={people} />}
      </div>
      <LastScan last={last} />
      <CodeField onCode={take} />
      <Card title={t('counts.ownScans')}>
        <OwnScans view={view} />
      </Card>
    </div>
  );
}

function People({ people }: Pick<CountView, 'people'>) {
  const { t } = useTranslation('goods');
  return (
    <ul className={styles.people} aria-label={t('counts.people')}>
      {people.map(({ by, scanned }) => (
        <li key={by}>
          {by} <strong>{formatNumber(scanned)}</strong>
        </li>
      ))}
    </ul>
  );
}

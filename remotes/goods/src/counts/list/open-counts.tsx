import type { Count } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Card, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { CountProgress } from '../count-progress';
import { scopeText } from '../count-words';
import styles from '../counts.module.css';

interface Props {
  counts: readonly Count[];
  onOpen: (id: number) => void;
}

export function OpenCounts({ counts, onOpen }: Props) {
  const { t } = useTranslation('goods');
  return (
    <ul className={styles.openCounts} aria-label={t('counts.openOnes')}>
      {counts.map((count) => (
        <li key={count.id}>
          <OpenCount count={count} onOpen={() => onOpen(count.id)} />
        </li>
      ))}
    </ul>
  );
}

function OpenCount({ count, onOpen }: { count: Count; onOpen: () => void }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { location, started_at, by, scanned, note } = count;
  return (
    <Card
      title={location.name}
      eyebrow={scopeText(t, count.scope)}
      actions={
        <button
          type="button"
          className="btn btn-primary"
          aria-label={t('counts.goOnIn', { shop: location.name })}
          onClick={onOpen}
        >
          {t('counts.goOn')}
        </button>
      }
    >
      <p className="mb-1">
        {t('counts.scanned', { count: scanned, number: formatNumber(scanned) })}
      </p>
      <CountProgress count={count} />
      <p className={`${styles.note} mb-0`}>
        {formatMoment(started_at, timeZone)} · {by}
        {note && <> · {note}</>}
      </p>
    </Card>
  );
}

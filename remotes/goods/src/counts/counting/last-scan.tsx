import { Badge, useTimeZone } from '@backoffice/ui';
import { unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from './counting.module.css';
import { OUTCOME_TONES, scanReason } from './scan-words';
import type { LastScan as Last } from './use-count-scans';

/** The result of the last scan, large enough to be read at arm's length. */
export function LastScan({ last }: { last: Last | null }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  if (!last) return <p className={styles.hint}>{t('counts.scanHint')}</p>;
  const { code, fate, isRepeated } = last;
  if (fate && 'outcome' in fate) {
    return (
      <div className={styles.last} data-tone={OUTCOME_TONES[fate.outcome]}>
        <Badge tone={OUTCOME_TONES[fate.outcome]}>{t(`counts.outcomes.${fate.outcome}`)}</Badge>{' '}
        <bdi>{fate.unit ? unitName(fate.unit) : code}</bdi>
        <div>{scanReason(t, fate, timeZone)}</div>
      </div>
    );
  }
  const waits = isRepeated ? 'counts.reasons.waitsAlready' : 'counts.reasons.waits';
  return (
    <div className={styles.last} data-tone={fate ? 'danger' : 'neutral'}>
      <Badge tone={fate ? 'danger' : 'neutral'}>
        {t(fate ? 'counts.outcomes.refused' : 'counts.outcomes.waiting')}
      </Badge>{' '}
      <bdi>{code}</bdi>
      <div>{fate ? t(`counts.late.${fate.code}`) : t(waits)}</div>
    </div>
  );
}

import { JUDGED_VERDICTS, type CountReview } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { UnknownCodes } from '../report/unknown-codes';
import { ApplyBar } from './apply-bar';
import { isJudged } from './decisions';
import { Explained } from './explained';
import styles from './review.module.css';
import { useDecisions } from './use-decisions';
import { VerdictSection } from './verdict-section';

interface Props {
  review: CountReview;
  isRefreshing: boolean;
  onRefresh: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The lines to decide on by verdict, those that need no decision, and the bar that ends the count.
 */
export function Judging({ review, isRefreshing, onRefresh }: Props) {
  const { t } = useTranslation('goods');
  const decided = useDecisions(review.count.id);
  const [changed, setChanged] = useState(NONE);
  const judged = review.lines.filter(isJudged);
  return (
    <div className={styles.judging}>
      <Head {...{ review, isRefreshing, onRefresh }} />
      {changed.size > 0 && <Changed count={changed.size} />}
      {judged.length === 0 && <p className="alert alert-success mb-0">{t('counts.review.none')}</p>}
      {JUDGED_VERDICTS.map((verdict) => (
        <VerdictSection
          key={verdict}
          verdict={verdict}
          lines={judged.filter((line) => line.verdict === verdict)}
          changed={changed}
          {...decided}
        />
      ))}
      <UnknownCodes codes={review.unknown} />
      <Explained lines={review.lines} />
      <ApplyBar review={review} decided={decided} onChanged={(ids) => setChanged(new Set(ids))} />
    </div>
  );
}

function Head({ review: { counted }, isRefreshing, onRefresh }: Props) {
  const { t } = useTranslation('goods');
  return (
    <div className={styles.head}>
      <p className="mb-0">
        {t('counts.review.counted', { count: counted, number: formatNumber(counted) })}
      </p>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={isRefreshing}
        onClick={onRefresh}
      >
        {t('counts.review.refresh')}
      </button>
    </div>
  );
}

function Changed({ count }: { count: number }) {
  const { t } = useTranslation('goods');
  return (
    <p className="alert alert-warning mb-0" role="alert">
      {t('counts.review.changedHint', { count, number: formatNumber(count) })}
    </p>
  );
}

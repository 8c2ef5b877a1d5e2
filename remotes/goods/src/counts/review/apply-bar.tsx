import type { CountReview } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ConfirmDialog, EndBar } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isJudged, sumsOf, type Sums } from './decisions';
import styles from './review.module.css';
import { useApply } from './use-apply';
import type { useDecisions } from './use-decisions';

interface Props {
  review: CountReview;
  decided: ReturnType<typeof useDecisions>;
  onChanged: (ids: readonly number[]) => void;
}

/** Ends the count, after saying what that does. */
export function ApplyBar({ review, decided, onChanged }: Props) {
  const { t } = useTranslation('goods');
  const [isAsking, setIsAsking] = useState(false);
  const apply = useApply({ review, decided, onChanged });
  const sums = sumsOf(review.lines.filter(isJudged), decided.decisions);
  const { undecided } = sums;
  return (
    <EndBar
      text={
        undecided > 0 && (
          <p id="count-undecided">
            {t('counts.apply.undecided', { count: undecided, number: formatNumber(undecided) })}
          </p>
        )
      }
    >
      <button
        type="button"
        className="btn btn-primary"
        disabled={undecided > 0}
        aria-describedby={undecided > 0 ? 'count-undecided' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('counts.apply.open')}
      </button>
      <ConfirmDialog
        show={isAsking}
        title={t('counts.apply.title')}
        text={<WhatHappens sums={sums} />}
        confirmLabel={t('counts.apply.confirm')}
        onConfirm={() => apply().finally(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </EndBar>
  );
}

const DONE = ['lost', 'move', 'found', 'recheck', 'leave'] as const;

function WhatHappens({ sums }: { sums: Sums }) {
  const { t } = useTranslation('goods');
  const happens = DONE.filter((action) => sums[action] > 0);
  if (happens.length === 0) return t('counts.apply.nothing');
  return (
    <ul className={styles.sums}>
      {happens.map((action) => (
        <li key={action}>
          {t(`counts.apply.${action}`, {
            count: sums[action],
            number: formatNumber(sums[action]),
          })}
        </li>
      ))}
    </ul>
  );
}

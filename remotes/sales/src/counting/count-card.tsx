import type { DraftOwner } from '@backoffice/api-client';
import type { ClosingView, Till } from '@backoffice/contracts';
import { Card } from '@backoffice/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Changes } from './changes';
import { CloseQuestion } from './close-question';
import { CountButtons, CountEnd } from './count-end';
import styles from './counting.module.css';
import { CashCount } from './drawer/cash-count';
import { CountedWays } from './drawer/counted-ways';
import { useClosing } from './use-closing';
import { useCount, type CountState } from './use-count';
import { useSteps } from './use-steps';

interface Props {
  till: Till;
  owner: DraftOwner;
  onClosed: (view: ClosingView) => void;
  /** Called when the count was given up. */
  onClose: () => void;
}

/** Counts a till and closes it, by keyboard alone: Enter goes from field to field. */
export function CountCard({ till, owner, onClosed, onClose }: Props) {
  const { t } = useTranslation('sales');
  const steps = useRef<HTMLDivElement>(null);
  useSteps(steps);
  const state = useCount(owner, till);
  const { count, change } = state;
  const { errors, isAsked, ask, stay, close, failure, isReasonNeeded } = useClosing({
    ...state,
    till,
    onClosed,
  });
  useEffect(() => {
    steps.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const leave = () => {
    state.drop();
    onClose();
  };

  return (
    <Card title={t('till.countTitle')}>
      <div ref={steps} className={styles.count}>
        <Meanwhile till={till} state={state} onDrop={leave} />
        <CashCount pieces={count.pieces} onChange={(pieces) => change({ pieces })} />
        <CountedWays
          count={count}
          errors={errors}
          onChange={(terminals) => change({ terminals })}
        />
        <CountEnd {...{ count, errors, isReasonNeeded }} onChange={change} />
        <Failure text={failure} />
        <CountButtons onClose={ask} onLeave={leave} />
        {isAsked && <CloseQuestion till={till} count={count} onConfirm={close} onClose={stay} />}
      </div>
    </Card>
  );
}

function Meanwhile({
  till,
  state: { count, take },
  onDrop,
}: Pick<Props, 'till'> & { state: CountState; onDrop: () => void }) {
  const hasMoved = till.version !== count.seen.version;
  if (!count.before && !hasMoved) return null;
  return (
    <Changes
      before={count.before ?? count.seen}
      now={hasMoved ? till : count.seen}
      onTake={hasMoved ? () => take(till) : undefined}
      onDrop={onDrop}
    />
  );
}

const Failure = ({ text }: { text: string | undefined }) =>
  text ? (
    <div className={`alert alert-danger ${styles.failure}`} role="alert">
      {text}
    </div>
  ) : null;

import { countQueries } from '@backoffice/api-client/resources/counts';
import type { CountView, Count } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { onDemand, PageFrame, QueryView, useCan, Card, useTimeZone } from '@backoffice/ui';
import { useScansWait } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { CancelCount } from './cancel-count';
import { scopeText, resultText } from './count-words';
import { Counting } from './counting/counting';
import styles from './counts.module.css';
import { LateScans } from './queue/late-scans';
import { useOpenCount } from './use-open-count';

const Report = onDemand<{ id: number; onClose?: () => void }>(
  async () => (await import('./report/report')).Report,
);

/** A count that has ended: who ended it and when, and its result. */
function EndedCount({ count }: { count: Count }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const mayApply = useCan('counts.apply');
  const when = formatMoment(count.ended_at, timeZone);
  const said = { by: count.ended_by ?? '', when };
  return (
    <>
      <Card>
        <p className="mb-1">
          {t(count.state === 'cancelled' ? 'counts.cancelledBy' : 'counts.appliedBy', said)}
        </p>
        {count.state === 'applied' && <p className="mb-0">{resultText(t, count)}</p>}
      </Card>
      {count.state === 'applied' && mayApply && <Report id={count.id} />}
    </>
  );
}

type ReviewProps = Pick<CountView, 'count' | 'devices'> & { onClose?: () => void };
const Review = onDemand<ReviewProps>(async () => (await import('./review/review')).Review);

/** Milliseconds between two reloads of an open count, which show what other people scanned. */
const FOLLOWS = 5_000;

/** One count: scanning in it, its review, or its report. */
export function CountPage({ id }: { id: number }) {
  const { t } = useTranslation('goods');
  const { close, isReview } = useOpenCount();
  const query = useQuery({
    ...countQueries.one(id),
    refetchInterval: ({ state }) => (state.data?.count.state === 'open' ? FOLLOWS : false),
  });
  useScansWait(query.isPending && !query.error);
  const count = query.data?.count;
  return (
    <PageFrame
      title={count ? t('counts.of', { shop: count.location.name }) : t('counts.one')}
      parent={{ title: t('counts.title'), onOpen: close }}
      actions={
        count?.state === 'open' && (
          <>
            {!isReview && <CancelCount count={count} />}
            <ReviewButton />
          </>
        )
      }
    >
      {count && <p className={`${styles.note} mb-2`}>{scopeText(t, count.scope)}</p>}
      <LateScans count={id} />
      <QueryView query={query} errorText={t('counts.oneLoadFailed')}>
        {(view) => <WholeCount view={view} />}
      </QueryView>
    </PageFrame>
  );
}

function WholeCount({ view }: { view: CountView }) {
  const { isReview } = useOpenCount();
  const mayApply = useCan('counts.apply');
  if (view.count.state !== 'open') return <EndedCount count={view.count} />;
  return isReview && mayApply ? (
    <Review count={view.count} devices={view.devices} />
  ) : (
    <Counting view={view} />
  );
}

/** Switches between scanning and the review. */
function ReviewButton() {
  const { t } = useTranslation('goods');
  const { isReview, review } = useOpenCount();
  const mayApply = useCan('counts.apply');
  if (!mayApply) return null;
  return (
    <button
      type="button"
      className={`btn btn-sm ${isReview ? 'btn-outline-secondary' : 'btn-primary'}`}
      onClick={() => review(!isReview)}
    >
      {t(isReview ? 'counts.backToScans' : 'counts.review.open')}
    </button>
  );
}

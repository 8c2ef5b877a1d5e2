import { countQueries } from '@backoffice/api-client/resources/counts';
import {
  Card,
  EmptyState,
  Icon,
  ICONS,
  onDemand,
  PageFrame,
  QueryView,
  Skeleton,
  useCan,
  usePagedRows,
  useUrlState,
} from '@backoffice/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from '../counts.module.css';
import { LateScans } from '../queue/late-scans';
import { QueueStatus } from '../queue/queue-status';
import type { EndedCountsProps } from './ended-counts';
import { OpenCounts } from './open-counts';

/** Loaded on demand, because it brings a table that nothing else here needs. */
const EndedCounts = onDemand<EndedCountsProps & { onClose?: () => void }>(
  async () => (await import('./ended-counts')).EndedCounts,
  <Skeleton />,
);
const StartCountDialog = onDemand(
  async () => (await import('../starting/start-count-dialog')).StartCountDialog,
);

type Open = (id: number) => void;

/** The open counts, then those that have ended. */
export function CountsList({ onOpen }: { onOpen: Open }) {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery({ ...countQueries.list(), refetchInterval: 15_000 });
  const paged = usePagedRows(query);
  const mayStart = useCan('counts.start');
  const [{ start }, setUrl] = useUrlState({ start: '' });
  const setIsStarting = (isOn: boolean) => setUrl({ start: isOn ? '1' : '' });
  const opened = paged.rows.filter(({ state }) => state === 'open');
  const ended = paged.rows.filter(({ state }) => state !== 'open');
  return (
    <PageFrame
      title={t('counts.title')}
      actions={mayStart && <StartButton onStart={() => setIsStarting(true)} />}
    >
      <QueueStatus isQuiet />
      <LateScans />
      <QueryView query={query} errorText={t('counts.loadFailed')}>
        {() =>
          paged.rows.length === 0 ? (
            <Card>
              <EmptyState
                title={t('counts.empty')}
                text={t('counts.emptyHint')}
                icon={ICONS.scan}
              />
            </Card>
          ) : (
            <div className={styles.stack}>
              {opened.length > 0 && <OpenCounts counts={opened} onOpen={onOpen} />}
              {ended.length > 0 && <EndedCounts counts={ended} paged={paged} onOpen={onOpen} />}
            </div>
          )
        }
      </QueryView>
      {mayStart && start !== '' && (
        <StartCountDialog onStarted={onOpen} onClose={() => setIsStarting(false)} />
      )}
    </PageFrame>
  );
}

function StartButton({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('goods');
  return (
    <button type="button" className="btn btn-primary" onClick={onStart}>
      <Icon path={ICONS.plus} size={0.85} /> {t('counts.start.open')}
    </button>
  );
}

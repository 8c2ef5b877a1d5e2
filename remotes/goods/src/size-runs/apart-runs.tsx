import { sizeRunQueries } from '@backoffice/api-client/resources/size-runs';
import { formatNumber } from '@backoffice/i18n';
import { Card, DataTable, EmptyState, QueryView, SelectionBar, usePagedRows } from '@backoffice/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Progress } from '../imports/booking/progress';
import { apartColumns } from './apart-columns';
import styles from './size-runs.module.css';
import { type KeptRun, useJoinRuns } from './use-join-runs';
import { useTicked } from './use-ticked';

/** Products that differ by their sizes alone; those that are ticked become one each. */
export function ApartRuns() {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery(sizeRunQueries.apart());
  const paged = usePagedRows(query);
  const { rows, total } = paged;
  const selection = useTicked(rows);
  const columns = useMemo(() => apartColumns(t), [t]);
  const joining = useJoinRuns();
  const ticked = rows.filter(({ id }) => selection.has(id));
  const head = rows.length > 0 && (
    <SelectionBar selection={selection} title={t('runs.apart')}>
      <button
        type="button"
        className="btn btn-primary btn-sm"
        disabled={ticked.length === 0 || joining.progress !== null}
        onClick={() => void joining.join(ticked)}
      >
        {t('runs.join', { count: ticked.length, number: formatNumber(ticked.length) })}
      </button>
    </SelectionBar>
  );
  return (
    <Card {...(head ? { head, label: t('runs.apart') } : { title: t('runs.apart') })}>
      <p className={styles.note}>{t('runs.hint')}</p>
      {joining.progress && <Working {...joining.progress} onStop={joining.stop} />}
      <Kept runs={joining.kept} />
      <QueryView query={query} errorText={t('runs.loadFailed')}>
        {() => (
          <DataTable
            caption={t('runs.count', { count: total, number: formatNumber(total) })}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ code }) => code}
            selection={selection}
            busy={query.isFetching && !query.isFetchingNextPage}
            isLoadingMore={paged.isLoadingMore}
            onEndReached={paged.loadMore}
            empty={<EmptyState title={t('runs.none')} text={t('runs.noneHint')} />}
          />
        )}
      </QueryView>
    </Card>
  );
}

interface WorkingProps {
  done: number;
  of: number;
  onStop: () => void;
}

function Working({ done, of, onStop }: WorkingProps) {
  const { t } = useTranslation('goods');
  const label = t('runs.working', { done: formatNumber(done), of: formatNumber(of) });
  return (
    <div className={styles.working}>
      <div>
        <Progress label={label} share={done / of} />
      </div>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onStop}>
        {t('runs.stop')}
      </button>
    </div>
  );
}

/** Runs that the server refused to join, and why. */
function Kept({ runs }: { runs: readonly KeptRun[] }) {
  const { t } = useTranslation('goods');
  if (runs.length === 0) return null;
  return (
    <div role="alert">
      <p className="mb-1">
        {t('runs.kept', { count: runs.length, number: formatNumber(runs.length) })}
      </p>
      <ul className={styles.kept}>
        {runs.map(({ code, why }) => (
          <li key={code}>
            <bdi className="fw-semibold">{code}</bdi>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

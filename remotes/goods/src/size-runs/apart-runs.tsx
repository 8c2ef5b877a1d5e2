import { sizeRunQueries } from '@backoffice/api-client/resources/size-runs';
import type { ApartRun } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  Card,
  DataTable,
  EmptyState,
  QueryView,
  type Selection,
  SelectionBar,
  usePagedRows,
} from '@backoffice/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { apartColumns } from './apart-columns';
import { Kept, Working } from './joining';
import styles from './size-runs.module.css';
import { useJoinRuns } from './use-join-runs';
import { useTicked } from './use-ticked';

/** Products that differ by their sizes alone; those that are ticked become one each. */
export function ApartRuns() {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery(sizeRunQueries.apart());
  const paged = usePagedRows(query);
  const { rows, total } = paged;
  const selection = useTicked(rows);
  const columns = useMemo(() => apartColumns(t, rows), [t, rows]);
  const { join, kept, progress, stop } = useJoinRuns();
  const head = <Head {...{ rows, selection }} isBusy={progress !== null} onJoin={join} />;
  const named = rows.length ? { head, label: t('runs.apart') } : { title: t('runs.apart') };
  return (
    <Card {...named}>
      {rows.length > 0 && <p className={styles.note}>{t('runs.hint')}</p>}
      {progress && <Working {...progress} onStop={stop} />}
      <Kept runs={kept} />
      <QueryView query={query} errorText={t('runs.loadFailed')}>
        {() => (
          <DataTable
            caption={t('runs.count', { count: total, number: formatNumber(total) })}
            {...{ columns, rows, selection }}
            rowKey={({ id }) => id}
            rowLabel={({ code }) => code}
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

interface HeadProps {
  rows: readonly ApartRun[];
  selection: Selection;
  isBusy: boolean;
  onJoin: (runs: readonly ApartRun[]) => Promise<void>;
}

/** How many are ticked, and the button that joins them. */
function Head({ rows, selection, isBusy, onJoin }: HeadProps) {
  const { t } = useTranslation('goods');
  const ticked = rows.filter(({ id }) => selection.has(id));
  return (
    <SelectionBar selection={selection} title={t('runs.apart')}>
      <button
        type="button"
        className="btn btn-primary btn-sm"
        disabled={ticked.length === 0 || isBusy}
        onClick={() => void onJoin(ticked)}
      >
        {t('runs.join', { count: ticked.length, number: formatNumber(ticked.length) })}
      </button>
    </SelectionBar>
  );
}

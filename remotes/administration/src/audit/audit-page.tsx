import { auditQueries } from '@backoffice/api-client/resources/audit';
import { isBackwards, type AuditEvent } from '@backoffice/contracts';
import {
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  PageFrame,
  QueryView,
  usePagedRows,
  useTimeZone,
  useUrlState,
} from '@backoffice/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { auditColumns, firstsOfDays } from './audit-columns';
import { auditFilter, NO_FILTER, type AuditUrl } from './audit-filter';
import { AuditFilters } from './audit-filters';

/** Lists who changed what and what was refused, newest first. */
export default function AuditPage() {
  const { t } = useTranslation('administration');
  const [url, change] = useUrlState<AuditUrl>(NO_FILTER);
  return (
    <PageFrame title={t('audit.title')}>
      <AuditFilters url={url} onChange={change} />
      <Events url={url} />
    </PageFrame>
  );
}

function Events({ url }: { url: AuditUrl }) {
  const { t } = useTranslation('administration');
  const filter = auditFilter(url);
  const isUnanswerable = isBackwards(url);
  const query = useInfiniteQuery({
    ...auditQueries.list(filter),
    placeholderData: keepPreviousData,
    enabled: !isUnanswerable,
  });
  const paged = usePagedRows(query);
  const { rows } = paged;
  const columns = useColumns(rows);
  const isEmpty = isUnanswerable || rows.length === 0;

  return (
    <Card
      title={t('audit.events')}
      actions={<ExportMenu list="audit" filter={filter} disabled={isEmpty} />}
    >
      {isUnanswerable ? (
        <EmptyState title={t('audit.backwards')} text={t('audit.backwardsHint')} />
      ) : (
        <QueryView query={query} errorText={t('audit.loadFailed')}>
          {() => (
            <DataTable
              caption={t('audit.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              filter={filter}
              busy={query.isFetching && !query.isFetchingNextPage}
              isLoadingMore={paged.isLoadingMore}
              onEndReached={paged.loadMore}
              empty={<EmptyState title={t('audit.empty')} text={t('audit.emptyHint')} />}
            />
          )}
        </QueryView>
      )}
    </Card>
  );
}

function useColumns(rows: readonly AuditEvent[]) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  return useMemo(
    () => auditColumns({ t, timeZone, firstOfDay: firstsOfDays(rows, timeZone) }),
    [t, timeZone, rows],
  );
}

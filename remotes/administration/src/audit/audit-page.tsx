import { auditQueries } from '@backoffice/api-client/resources/audit';
import { isBackwards, type AuditEvent } from '@backoffice/contracts';
import {
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  onDemand,
  PageFrame,
  QueryView,
  usePagedRows,
  useTimeZone,
  useUrlState,
} from '@backoffice/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { auditColumns, firstsOfDays } from './audit-columns';
import { auditFilter, NO_FILTER, type AuditUrl } from './audit-filter';
import { AuditFilters } from './audit-filters';

const EventPanel = onDemand(async () => (await import('./event-panel')).EventPanel);

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
  const isEmpty = isUnanswerable || !query.data?.rows.length;
  return (
    <Card
      title={t('audit.events')}
      actions={<ExportMenu list="audit" filter={filter} disabled={isEmpty} />}
    >
      {isUnanswerable ? (
        <EmptyState title={t('audit.backwards')} text={t('audit.backwardsHint')} />
      ) : (
        <QueryView query={query} errorText={t('audit.loadFailed')}>
          {() => <EventRows query={query} filter={filter} />}
        </QueryView>
      )}
    </Card>
  );
}

interface RowsProps {
  query: Parameters<typeof usePagedRows<AuditEvent>>[0] & { isFetching: boolean };
  filter: object;
}

function EventRows({ query, filter }: RowsProps) {
  const { t } = useTranslation('administration');
  const { rows, isLoadingMore, loadMore } = usePagedRows(query);
  const columns = useColumns(rows);
  const [open, setOpen] = useState<AuditEvent | null>(null);
  return (
    <>
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        filter={filter}
        busy={query.isFetching && !query.isFetchingNextPage}
        isLoadingMore={isLoadingMore}
        onEndReached={loadMore}
        onRowActivate={setOpen}
        empty={<EmptyState title={t('audit.empty')} text={t('audit.emptyHint')} />}
      />
      {open && <EventPanel event={open} onClose={() => setOpen(null)} />}
    </>
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

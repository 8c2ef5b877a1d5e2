import { deliveryQueries } from '@backoffice/api-client/resources/deliveries';
import { isBackwards } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  FilterBar,
  ListCount,
  PageFrame,
  QueryView,
  usePagedRows,
  useTimeZone,
  useUrlState,
} from '@backoffice/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { NoMatches } from '../filters/no-matches';
import { ANYBODY_ANY_DAY, setFilters, whoAndWhen, type WhoAndWhen } from '../filters/who-and-when';
import { WhoAndWhenFilters } from '../filters/who-and-when-filters';
import { deliveriesColumns } from './deliveries-columns';

type Open = (id: number) => void;

/** The deliveries, latest first; a row opens its delivery. */
export function DeliveriesList({ onOpen }: { onOpen: Open }) {
  const { t } = useTranslation('goods');
  const [url, change] = useUrlState<WhoAndWhen>(ANYBODY_ANY_DAY);
  return (
    <PageFrame title={t('deliveries.title')}>
      <FilterBar set={setFilters(url)}>
        <WhoAndWhenFilters url={url} onChange={change} />
      </FilterBar>
      {isBackwards(url) ? (
        <Card>
          <EmptyState title={t('operations.backwards')} text={t('operations.backwardsHint')} />
        </Card>
      ) : (
        <Deliveries url={url} change={change} onOpen={onOpen} />
      )}
    </PageFrame>
  );
}

interface ListProps {
  url: WhoAndWhen;
  change: (url: Partial<WhoAndWhen>) => void;
  onOpen: Open;
}

function Deliveries({ url, change, onOpen }: ListProps) {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery({
    ...deliveryQueries.list(whoAndWhen(url)),
    placeholderData: keepPreviousData,
  });
  const paged = usePagedRows(query);
  const timeZone = useTimeZone();
  const columns = useMemo(() => deliveriesColumns({ t, timeZone }), [t, timeZone]);
  const number = `${formatNumber(paged.total)}${paged.capped ? '+' : ''}`;
  const count = t('deliveries.count', { count: paged.total, number });
  return (
    <Card
      title={
        <ListCount query={query} name={t('deliveries.title')}>
          {count}
        </ListCount>
      }
      actions={<ExportMenu list="deliveries" filter={whoAndWhen(url)} />}
    >
      <QueryView query={query} errorText={t('deliveries.loadFailed')}>
        {() => (
          <DataTable
            caption={t('deliveries.title')}
            columns={columns}
            rows={paged.rows}
            rowKey={({ id }) => id}
            filter={whoAndWhen(url)}
            onRowActivate={({ id }) => onOpen(id)}
            busy={query.isFetching && !query.isFetchingNextPage}
            isLoadingMore={paged.isLoadingMore}
            onEndReached={paged.loadMore}
            empty={
              <NoMatches
                title={t('deliveries.empty')}
                hint={t('deliveries.emptyHint')}
                isFiltered={url.code !== '' || setFilters(url) > 0}
                onReset={() => change(ANYBODY_ANY_DAY)}
              />
            }
          />
        )}
      </QueryView>
    </Card>
  );
}

import { deliveryQueries } from '@backoffice/api-client/resources/deliveries';
import { isBackwards } from '@backoffice/contracts';
import { Card, EmptyState, FilterBar, PageFrame, useTimeZone, useUrlState } from '@backoffice/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { FilteredList } from '../filters/filtered-list';
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
  const timeZone = useTimeZone();
  const columns = useMemo(() => deliveriesColumns({ t, timeZone }), [t, timeZone]);
  return (
    <FilteredList
      list="deliveries"
      {...{ query, columns, onOpen }}
      filter={whoAndWhen(url)}
      hint={t('deliveries.emptyHint')}
      onReset={() => change(ANYBODY_ANY_DAY)}
    />
  );
}

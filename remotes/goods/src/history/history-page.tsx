import { historyQueries } from '@backoffice/api-client/resources/history';
import {
  OPERATION_KINDS,
  type HistoryFilter,
  type OperationKind,
  isBackwards,
} from '@backoffice/contracts';
import {
  Card,
  EmptyState,
  FilterBar,
  FilterSelect,
  onDemand,
  PageFrame,
  useTimeZone,
  useUrlState,
} from '@backoffice/ui';
import { Undoing, useUndo } from '@backoffice/ui/stock';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { FilteredList } from '../filters/filtered-list';
import { addressId, ANYBODY_ANY_DAY, setFilters, whoAndWhen } from '../filters/who-and-when';
import { WhoAndWhenFilters } from '../filters/who-and-when-filters';
import { historyColumns } from './history-columns';
import { isBeingUndone } from './operation-words';

const OperationPanel = onDemand(async () => (await import('./operation-panel')).OperationPanel);

/** Milliseconds between two reloads while an operation is being undone. */
const FOLLOWS = 5_000;

/** The filter as it stands in the URL, and the id of the operation that is open. */
const NO_FILTER = { ...ANYBODY_ANY_DAY, kind: '', id: '' };
type OperationsUrl = typeof NO_FILTER;

function operationFilter(url: OperationsUrl): HistoryFilter {
  const kind = OPERATION_KINDS.find((one): one is OperationKind => one === url.kind);
  return { ...whoAndWhen(url), ...(kind && { kinds: kind }) };
}

/** What was done to stock, latest first; each opens at the side of the page, and can be undone. */
export default function HistoryPage() {
  return (
    <Undoing>
      <Page />
    </Undoing>
  );
}

function Page() {
  const { t } = useTranslation('goods');
  const [url, change] = useUrlState<OperationsUrl>(NO_FILTER);
  const open = addressId(url.id);
  return (
    <PageFrame title={t('operations.title')}>
      <FilterBar set={setFilters(url) + (url.kind ? 1 : 0)}>
        <FilterSelect
          label={t('operations.kind')}
          value={url.kind}
          onChange={(kind) => change({ kind })}
          options={OPERATION_KINDS.map((value) => ({
            value,
            label: t(`words:operation.${value}`),
          }))}
        />
        <WhoAndWhenFilters url={url} onChange={change} />
      </FilterBar>
      {isBackwards(url) ? (
        <Card>
          <EmptyState title={t('operations.backwards')} text={t('operations.backwardsHint')} />
        </Card>
      ) : (
        <Operations
          filter={operationFilter(url)}
          onReset={() => change(NO_FILTER)}
          onOpen={(id) => change({ id: String(id) })}
        />
      )}
      {open !== null && <OperationPanel key={open} id={open} onClose={() => change({ id: '' })} />}
    </PageFrame>
  );
}

interface ListProps {
  filter: HistoryFilter;
  onReset: () => void;
  onOpen: (id: number) => void;
}

function Operations(props: ListProps) {
  const query = useInfiniteQuery({
    ...historyQueries.list(props.filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(isBeingUndone)) ? FOLLOWS : false,
  });
  return <FilteredList list="operations" {...props} query={query} columns={useColumns()} />;
}

function useColumns() {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { ask } = useUndo();
  return useMemo(
    () => historyColumns({ t, timeZone, onUndo: ({ id }) => ask(id) }),
    [t, timeZone, ask],
  );
}

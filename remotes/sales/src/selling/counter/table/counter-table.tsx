import { isWholeUnit, type StockRow } from '@backoffice/api-client/resources/products';
import { DataTable, EmptyState, ICONS, QueryView } from '@backoffice/ui';
import { memo, useMemo, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../../words/unit-label';
import { isEmpty, type SaleAction, type SaleDraft } from '../../basket/sale-draft';
import { useBasketSelection } from '../use-basket-selection';
import type { FoundUnits } from '../use-found-units';
import { counterColumns } from './counter-columns';
import { TakeBackButton } from './take-back-button';

interface Props {
  found: FoundUnits;
  /** The units that were found, and those on the counter that were not. */
  rows: readonly StockRow[];
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
}

/**
 * The units to choose from; without any, the state of the search. It is memoised, so that opening
 * the dialog over many rows draws none of them again.
 */
export const CounterTable = memo(
  Table,
  (one, other) =>
    one.rows === other.rows &&
    one.draft.lines === other.draft.lines &&
    one.draft.returns === other.draft.returns &&
    isSameSearch(one.found, other.found),
);

const isSameSearch = (one: FoundUnits, other: FoundUnits): boolean =>
  one.isFiltered === other.isFiltered &&
  one.filter.code === other.filter.code &&
  one.filter.brand === other.filter.brand &&
  one.query.status === other.query.status &&
  one.query.fetchStatus === other.query.fetchStatus &&
  one.query.errorUpdatedAt === other.query.errorUpdatedAt &&
  one.query.hasNextPage === other.query.hasNextPage;

function Table({ found, rows, draft, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const { query, filter, isFiltered, loadMore } = found;
  const columns = useMemo(() => counterColumns(t), [t]);
  const selection = useBasketSelection(draft, dispatch, rows);
  const table = (
    <DataTable
      caption={t('selling.units')}
      columns={columns}
      rows={rows}
      rowKey={(unit) => unit.id}
      filter={filter}
      rowLabel={unitLabel}
      selection={selection}
      isWhole={isWholeUnit}
      onRowActivate={(unit) => selection.toggle(unit.id)}
      onEndReached={loadMore}
      isLoadingMore={query.isFetchingNextPage}
      empty={
        <EmptyState
          icon={ICONS.scan}
          isLow={!isFiltered}
          title={isFiltered ? t('selling.noMatchTitle') : t('selling.noFilterTitle')}
          text={isFiltered ? t('selling.noMatchText') : t('selling.noFilterText')}
          action={!isFiltered && isEmpty(draft) && <TakeBackButton />}
        />
      }
    />
  );
  if (!isFiltered || rows.length > 0) return table;
  return (
    <QueryView query={query} failure="sellProductsFailed">
      {() => table}
    </QueryView>
  );
}

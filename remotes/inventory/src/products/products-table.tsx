import { isWholeUnit, type StockRow } from '@backoffice/api-client/resources/products';
import { DataTable, EmptyState, QueryView } from '@backoffice/ui';
import { unitName } from '@backoffice/ui/stock';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { productsColumns } from './products-columns';
import { useFilters, useProducts } from './products-context';

export function ProductsTable({ onOpen }: { onOpen: (unit: StockRow) => void }) {
  const { t } = useTranslation('inventory');
  const { query, rows, isUnanswerable } = useProducts();
  const table = <UnitRows onOpen={onOpen} />;
  const isListMissing = isUnanswerable || query.data === undefined;
  return (
    <>
      {isUnanswerable ? (
        <EmptyState title={t('products.backwards')} text={t('products.backwardsHint')} />
      ) : (
        <QueryView query={query} failure="productsLoadFailed">
          {() => table}
        </QueryView>
      )}
      {/* Scans found these units, so they are shown even when the list could not be loaded. */}
      {isListMissing && rows.length > 0 && table}
    </>
  );
}

export function UnitRows({ onOpen }: { onOpen: (unit: StockRow) => void }) {
  const { t } = useTranslation('inventory');
  const columns = useMemo(() => productsColumns(t), [t]);
  const { query, paged, rows, selection } = useProducts();
  const { url, filter, change } = useFilters();
  return (
    <DataTable
      caption={t('products.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      filter={filter}
      rowLabel={unitName}
      selection={selection}
      isWhole={isWholeUnit}
      sort={url.sort ? { id: url.sort, dir: url.dir === 'desc' ? 'desc' : 'asc' } : null}
      onSort={({ id, dir }) => change({ sort: id, dir })}
      onRowActivate={onOpen}
      busy={query.isFetching}
      isLoadingMore={paged.isLoadingMore}
      onEndReached={paged.loadMore}
      empty={<EmptyState title={t('products.empty')} text={t('products.emptyHint')} />}
    />
  );
}

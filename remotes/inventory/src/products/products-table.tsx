import type { ProductList, StockRow } from '@backoffice/api-client/resources/products';
import { DataTable, EmptyState, QueryView, type Selection, type ShownQuery } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isBackwards } from './product-filter';
import { productsColumns } from './products-columns';
import { unitName } from './unit-description';
import { UnitPanel } from './unit-panel';
import type { ProductFilterState } from './use-product-filter';

interface Props {
  query: ShownQuery<ProductList>;
  /** The scanned units, then those of the list. */
  rows: readonly StockRow[];
  /** How many the filter matches. */
  total: number;
  selection: Selection;
  filters: ProductFilterState;
  isLoadingMore: boolean;
  onEndReached: () => void;
}

/** A list of several pages scrolls in its own box from the start, not only once they are there. */
const VIRTUAL_FROM = 200;

/** The stock list; a row opens the unit at its side. */
export function ProductsTable({ query, rows, total, selection, filters, ...paging }: Props) {
  const { t } = useTranslation('inventory');
  const columns = useMemo(() => productsColumns(t), [t]);
  const [open, setOpen] = useState<StockRow | null>(null);
  const { url, change } = filters;

  const table = (
    <DataTable
      {...paging}
      caption={t('products.title')}
      columns={columns}
      rows={rows}
      virtual={total > VIRTUAL_FROM || rows.length > VIRTUAL_FROM}
      rowKey={(row) => row.id}
      rowLabel={unitName}
      selection={selection}
      sort={url.sort ? { id: url.sort, dir: url.dir === 'desc' ? 'desc' : 'asc' } : null}
      onSort={({ id, dir }) => change({ sort: id, dir })}
      onRowActivate={setOpen}
      busy={query.isFetching}
      empty={<EmptyState title={t('products.empty')} text={t('products.emptyHint')} />}
    />
  );
  const isUnanswerable = isBackwards(filters.filter);
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
      {/* A scan found these; they are there although the list is not. */}
      {isListMissing && rows.length > 0 && table}
      {open && <UnitPanel unit={open} onClose={() => setOpen(null)} />}
    </>
  );
}

import { productQueries } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { Card, PageFrame, usePagedRows, useSelection } from '@backoffice/ui';
import { ScanStatus } from '@backoffice/ui/scanner';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { DoneTransfer } from '../transfer/transfer-slip';
import { TransferredNote } from '../transfer/transferred-note';
import { isBackwards } from './product-filter';
import { ProductsActions } from './products-actions';
import { ProductsFilters } from './products-filters';
import { ProductsTable } from './products-table';
import { dropSold, dropUnits, moveUnits, withScanned } from './scan-list';
import { AlreadySoldUnits } from './already-sold-units';
import { useProductFilter } from './use-product-filter';
import { useScanToSelection } from './use-scan-to-selection';
import { useStockRows } from './use-stock-rows';

/** Products: the stock by filter and by scan; transfer, labels and CSV of what is ticked. */
export default function ProductsPage() {
  const { t } = useTranslation('inventory');
  const filters = useProductFilter();
  const isUnanswerable = isBackwards(filters.filter);
  const query = useInfiniteQuery({
    ...productQueries.list(filters.filter),
    placeholderData: keepPreviousData,
    enabled: !isUnanswerable,
  });
  const paged = usePagedRows(query);
  const selection = useSelection();
  const [scans, setScans] = useScanToSelection(selection);
  // What was found before would stand there for what is asked now.
  const listed = isUnanswerable ? undefined : query.data?.rows;
  const rows = useMemo(() => withScanned(scans, listed ?? []), [scans, listed]);
  const stock = useStockRows(rows);
  const [transferred, setTransferred] = useState<DoneTransfer | null>(null);

  const finishTransfer = (transfer: DoneTransfer) => {
    setScans((before) => moveUnits(before, selection.ids, transfer.to));
    selection.clear();
    setTransferred(transfer);
  };

  return (
    <PageFrame title={t('products.title')}>
      <ProductsFilters {...filters} />
      {transferred && (
        <TransferredNote transfer={transferred} onClose={() => setTransferred(null)} />
      )}
      <AlreadySoldUnits
        units={scans.sold}
        onDismiss={(id) => setScans((before) => dropSold(before, id))}
      />
      <Card
        title={t('products.count', {
          count: paged.total,
          number: `${formatNumber(paged.total)}${paged.capped ? '+' : ''}`,
        })}
        actions={<ScanStatus />}
      >
        <ProductsActions
          selection={selection}
          stock={stock}
          filter={filters.filter}
          total={paged.total}
          capped={paged.capped}
          onLost={(ids) => setScans((before) => dropUnits(before, ids))}
          onTransferred={finishTransfer}
        />
        <ProductsTable
          query={query}
          rows={rows}
          total={paged.total}
          selection={selection}
          filters={filters}
          isLoadingMore={paged.isLoadingMore}
          onEndReached={paged.loadMore}
        />
      </Card>
    </PageFrame>
  );
}

import { formatNumber } from '@backoffice/i18n';
import { Card, onDemand, PageFrame } from '@backoffice/ui';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useTranslation } from 'react-i18next';

import { Undoing } from '../operations/undo/undoing';
import { GoneUnits } from './gone-units';
import { ProductsActions } from './products-actions';
import { ProductsProvider, useProducts } from './products-context';
import { ProductsFilters } from './products-filters';
import { ProductsTable } from './products-table';

const TransferredNote = onDemand(
  async () => (await import('../transfer/transfer')).TransferredNote,
);

/** Products: the stock by filter and by scan; transfer, labels and CSV of what is ticked. */
export default function ProductsPage() {
  const { t } = useTranslation('inventory');
  return (
    <PageFrame title={t('products.title')}>
      <Undoing>
        <ProductsProvider>
          <ProductsFilters />
          <Notes />
          <Stock />
        </ProductsProvider>
      </Undoing>
    </PageFrame>
  );
}

function Notes() {
  const { transferred, forgetTransfer, scans } = useProducts();
  return (
    <>
      {transferred && <TransferredNote transfer={transferred} onClose={forgetTransfer} />}
      <GoneUnits units={scans.list.gone} onDismiss={scans.dismissGone} />
    </>
  );
}

function Stock() {
  const { t } = useTranslation('inventory');
  const { total, capped } = useProducts().paged;
  const number = `${formatNumber(total)}${capped ? '+' : ''}`;
  return (
    <Card title={t('products.count', { count: total, number })} actions={<ScanStatus />}>
      <ProductsActions />
      <ProductsTable />
    </Card>
  );
}

import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { Card, ListCount, onDemand, PageFrame, useUrlState } from '@backoffice/ui';
import { Undoing } from '@backoffice/ui/stock';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GoneUnits } from './gone-units';
import { ProductsActions } from './products-actions';
import { ProductsProvider, useFilters, useProducts } from './products-context';
import { ProductsFilters } from './products-filters';
import { ProductsTable } from './products-table';

const TransferredNote = onDemand(
  async () => (await import('../transfer/transfer')).TransferredNote,
);
const SentNote = onDemand(async () => (await import('../transfer/transfer')).SentNote);
const GroupedStock = onDemand(async () => (await import('./grouped/grouped-stock')).GroupedStock);
const UnitPanel = onDemand(async () => (await import('../unit-panel/unit-panel')).UnitPanel);

export default function ProductsPage() {
  const { t } = useTranslation('inventory');
  return (
    <PageFrame title={t('products.title')}>
      <Undoing>
        <ProductsProvider>
          <Filters />
          <Notes />
          <Stock />
        </ProductsProvider>
      </Undoing>
    </PageFrame>
  );
}

/** Whoever comes to find a size (`find`) begins with the code, the first field for text. */
function Filters() {
  const [{ find }] = useUrlState({ find: '' });
  const filters = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (find) filters.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }, [find]);
  return (
    <div ref={filters}>
      <ProductsFilters />
    </div>
  );
}

function Notes() {
  const { transferred, forgetTransfer, sent, forgetSent, scans } = useProducts();
  return (
    <>
      {transferred && <TransferredNote transfer={transferred} onClose={forgetTransfer} />}
      {sent && <SentNote key={sent.id} sent={sent} onClose={forgetSent} />}
      <GoneUnits units={scans.list.gone} onDismiss={scans.dismissGone} />
    </>
  );
}

/** The stock by unit or by product; a unit opens at the side. */
function Stock() {
  const { isGrouped, leave } = useProducts();
  const [open, setOpen] = useState<StockRow | null>(null);
  return (
    <>
      {isGrouped ? <GroupedStock onOpen={setOpen} /> : <Units onOpen={setOpen} />}
      {open && (
        <UnitPanel unit={open} onMoved={({ id }) => leave([id])} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function Units({ onOpen }: { onOpen: (unit: StockRow) => void }) {
  const { t } = useTranslation('inventory');
  const { query, paged } = useProducts();
  const { total, capped } = paged;
  const number = `${formatNumber(total)}${capped ? '+' : ''}`;
  const count = t('stock:undo.units', { count: total, number });
  const name = t('products.title');
  const title = <ListCount {...{ query, name }}>{count}</ListCount>;
  const { filter } = useFilters();
  const head = <ProductsActions {...{ title, total, capped }} exported={['products', filter]} />;
  return (
    <Card label={query.data ? count : name} head={head}>
      <ProductsTable onOpen={onOpen} />
    </Card>
  );
}

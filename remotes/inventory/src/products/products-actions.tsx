import type { StockRow } from '@backoffice/api-client/resources/products';
import { MAX_ROWS, type PricedUnit } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  detailOf,
  downloadCsv,
  ICONS,
  SelectionAction,
  SelectionBar,
  onDemand,
  useCan,
} from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { PrintLabelsDialog } from '@backoffice/ui/stock';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { productsColumns } from './products-columns';
import { useFilters, useProducts } from './products-context';

const TransferDialog = onDemand(async () => (await import('../transfer/transfer')).TransferDialog);
const NothingSelected = onDemand(async () => (await import('./nothing-selected')).NothingSelected);
const OutDialog = onDemand(async () => (await import('../stock/adjusting')).OutDialog);
type OpenDialog =
  | { kind: 'transfer' | 'out' | 'nothing' }
  | { kind: 'labels'; units: StockRow[] }
  /** Opened by an extension of another area. */
  | { kind: 'other' };

const tellFetchError = (error: unknown) =>
  notifyMessage('productsFetchError', {}, { detail: detailOf(error) });

/** Actions for the ticked units; `total` is the number of units that the filter matches. */
export function ProductsActions({ total, capped }: { total: number; capped: boolean }) {
  const { t } = useTranslation('inventory');
  const { selection } = useProducts();
  const { withRows, isLoading } = useTickedRows();
  const selectAll = useSelectAll();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isEmpty = selection.size === 0;
  const notes = useId();

  const transfer = () => {
    if (isEmpty) notifyMessage('transferNothingSelected');
    else setOpen({ kind: 'transfer' });
  };
  const printLabels = () => {
    if (isEmpty) setOpen({ kind: 'nothing' });
    else void withRows((units) => setOpen({ kind: 'labels', units }));
  };
  const exportRows = () =>
    void withRows((rows) => downloadCsv('products', productsColumns(t), rows));

  return (
    <>
      <SelectionBar total={total} capped={capped} selection={selection} onSelectAll={selectAll}>
        <TransferButtons onScan={() => setOpen({ kind: 'transfer' })} onTransfer={transfer} />
        <SelectionAction icon={ICONS.printer} disabled={isLoading} onClick={printLabels}>
          {t('products.printLabels', { number: formatNumber(selection.size) })}
        </SelectionAction>
        <OtherActions
          notes={notes}
          isOpen={open?.kind === 'other'}
          onOpen={() => setOpen({ kind: 'other' })}
        />
        <SelectionAction icon={ICONS.download} disabled={isLoading || isEmpty} onClick={exportRows}>
          {t('products.csv')}
        </SelectionAction>
        {!isEmpty && <OutButton onClick={() => setOpen({ kind: 'out' })} />}
      </SelectionBar>
      <div id={notes} />
      {open && <ActionDialog open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface DialogProps {
  open: OpenDialog;
  onClose: () => void;
}

function ActionDialog({ open, onClose }: DialogProps) {
  const { selection, stock, leave } = useProducts();
  switch (open.kind) {
    case 'labels':
      return <PrintLabelsDialog units={open.units} onClose={onClose} />;
    case 'nothing':
      return <NothingSelected onClose={onClose} />;
    case 'out':
      return (
        <OutDialog
          ids={[...selection.ids]}
          knownRows={stock.known}
          onOut={leave}
          onLost={leave}
          onClose={onClose}
        />
      );
    case 'other':
      return null;
    case 'transfer':
      return <Transfer onClose={onClose} />;
  }
}

/** Moves the ticked units now, or sends them. */
function Transfer({ onClose }: { onClose: () => void }) {
  const { selection, stock, scans, finishTransfer, undoneTransfer, finishSending } = useProducts();
  return (
    <TransferDialog
      selection={selection}
      loadRows={stock.load}
      knownRows={stock.known}
      onLost={scans.lose}
      onUndone={undoneTransfer}
      onDone={(done) => {
        onClose();
        finishTransfer(done);
      }}
      onSent={(sent) => {
        onClose();
        finishSending(sent);
      }}
      onClose={onClose}
    />
  );
}

interface SlotParts {
  isOpen: boolean;
  onOpen: () => void;
  notes: string;
}

/** Actions that other areas offer for units. */
function OtherActions(parts: SlotParts) {
  const { filter } = useFilters();
  const { selection, stock, paged, isGrouped, isUnanswerable, refresh } = useProducts();
  const before = useRef<StockRow[]>([]);
  const { total, capped } = paged;
  return (
    <Slot
      name="products.actions"
      props={{
        ...parts,
        ...{ ids: [...selection.ids], filter: { ...filter }, total, capped },
        ...{ isGrouped, isUnanswerable },
        onRepriced: (ids) => {
          before.current = stock.known(ids);
          selection.clear();
        },
        onPrices: (units) => refresh(repriced(before.current, units)),
        onUndone: () => refresh(before.current),
      }}
    />
  );
}

function repriced(rows: readonly StockRow[], units: readonly PricedUnit[]): StockRow[] {
  const byId = new Map(units.map(({ id, price, label_due }) => [id, { price, label_due }]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
}

/** The rows behind the ticked ids, which may have to be fetched first. */
function useTickedRows() {
  const { selection, stock } = useProducts();
  const [isLoading, setIsLoading] = useState(false);
  const withRows = async (act: (rows: StockRow[]) => void) => {
    setIsLoading(true);
    await stock.load(selection.ids).then(act, tellFetchError);
    setIsLoading(false);
  };
  return { withRows, isLoading };
}

/** Ticks all units that the filter matches, beside those that are ticked already. */
function useSelectAll() {
  const { t } = useTranslation('inventory');
  const { filter } = useFilters();
  const { selection, stock } = useProducts();
  return async () => {
    try {
      const ids = await stock.idsOfAll(filter);
      if (ids.length === MAX_ROWS) {
        notify.info(t('products.firstOnly', { number: formatNumber(MAX_ROWS) }));
      }
      return [...selection.ids, ...ids];
    } catch (error) {
      tellFetchError(error);
      return selection.ids;
    }
  };
}

function TransferButtons({ onScan, onTransfer }: { onScan: () => void; onTransfer: () => void }) {
  const { t } = useTranslation('inventory');
  if (!useCan('products.transfer')) return null;
  return (
    <>
      <SelectionAction icon={ICONS.scan} onClick={onScan}>
        {t('products.scanTransfer')}
      </SelectionAction>
      <SelectionAction icon={ICONS.transfer} onClick={onTransfer}>
        {t('products.transfer')}
      </SelectionAction>
    </>
  );
}

/** Units that are out or under way can't be taken out, so their lists don't offer it. */
function OutButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');
  const { url } = useFilters();
  const isGone = url.state === 'out' || url.state === 'under_way';
  if (!useCan('operations.view') || isGone) return null;
  return (
    <SelectionAction icon={ICONS.remove} onClick={onClick}>
      {t('out.title')}
    </SelectionAction>
  );
}

import type { StockRow } from '@backoffice/api-client/resources/products';
import { MAX_ROWS } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, downloadCsv, Icon, ICONS, SelectionBar, onDemand, useCan } from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';

import { ChangePrices, type AskedPrices } from '../prices/change-prices';
import type { ChangedPrices } from '../prices/use-apply-prices';
import { productsColumns } from './products-columns';
import { useFilters, useProducts } from './products-context';

const TransferDialog = onDemand(async () => (await import('../transfer/transfer')).TransferDialog);
const NothingSelected = onDemand(
  async () => (await import('../labels/nothing-selected')).NothingSelected,
);
const OutDialog = onDemand(async () => (await import('../stock/adjusting')).OutDialog);
const PrintLabelsDialog = onDemand(
  async () => (await import('../labels/print-labels-dialog')).PrintLabelsDialog,
);

const ChangePricesDialog = onDemand(
  async () => (await import('../prices/prices')).ChangePricesDialog,
);
const RepricedNote = onDemand(async () => (await import('../prices/prices')).RepricedNote);

type OpenDialog =
  | { kind: 'transfer' | 'out' | 'nothing' }
  | { kind: 'labels'; units: StockRow[] }
  | ({ kind: 'prices' } & AskedPrices)
  | ({ kind: 'repriced'; changed: ChangedPrices } & AskedPrices);

const tellFetchError = (error: unknown) =>
  notifyMessage('productsFetchError', {}, { detail: detailOf(error) });

/** What can be done with the ticked units; `total` match the filter. */
export function ProductsActions({ total, capped }: { total: number; capped: boolean }) {
  const { t } = useTranslation('inventory');
  const { selection } = useProducts();
  const { withRows, isLoading } = useTickedRows();
  const selectAll = useSelectAll();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isEmpty = selection.size === 0;

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
        <ActionButton icon={ICONS.printer} disabled={isLoading} onClick={printLabels}>
          {t('products.printLabels', { number: formatNumber(selection.size) })}
        </ActionButton>
        <PricesButton onAsk={(asked) => setOpen({ kind: 'prices', ...asked })} />
        <ActionButton icon={ICONS.download} disabled={isLoading || isEmpty} onClick={exportRows}>
          {t('products.csv')}
        </ActionButton>
        {!isEmpty && <OutButton onClick={() => setOpen({ kind: 'out' })} />}
      </SelectionBar>
      {open && <ActionDialog open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}

interface DialogProps<Open = OpenDialog> {
  open: Open;
  onOpen: Dispatch<SetStateAction<OpenDialog | null>>;
  onClose: () => void;
}

function ActionDialog({ open, onOpen, onClose }: DialogProps) {
  const { selection, stock, leave, refresh } = useProducts();
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
    case 'prices':
      return <PricesDialog open={open} onOpen={onOpen} onClose={onClose} />;
    case 'repriced':
      return <RepricedNote {...open} onRows={refresh} onClose={onClose} />;
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

function PricesDialog({
  open: { scope, number },
  onOpen,
  onClose,
}: DialogProps<Extract<OpenDialog, { kind: 'prices' }>>) {
  const { selection, stock, refresh } = useProducts();
  const before = useRef<StockRow[]>([]);
  return (
    <ChangePricesDialog
      scope={scope}
      number={number}
      onClose={onClose}
      onDone={(changed) => {
        before.current = stock.known(changed.ids);
        selection.clear();
        onOpen({ kind: 'repriced', scope, number, changed });
      }}
      onUndone={() => {
        refresh(before.current);
        onOpen((now) => (now?.kind === 'repriced' ? null : now));
      }}
    />
  );
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

/** The ids of all that the filter matches, beside those ticked already. */
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
      <ActionButton icon={ICONS.scan} onClick={onScan}>
        {t('products.scanTransfer')}
      </ActionButton>
      <ActionButton icon={ICONS.transfer} onClick={onTransfer}>
        {t('products.transfer')}
      </ActionButton>
    </>
  );
}

/** Not for what is out already, or elsewhere. */
function OutButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');
  const { url } = useFilters();
  const isGone = url.state === 'out' || url.state === 'under_way';
  if (!useCan('operations.view') || isGone) return null;
  return (
    <ActionButton icon={ICONS.remove} onClick={onClick}>
      {t('out.title')}
    </ActionButton>
  );
}

const PricesButton = ({ onAsk }: { onAsk: (asked: AskedPrices) => void }) => (
  <ChangePrices>
    {(label, asked) => (
      <ActionButton icon={ICONS.edit} disabled={!asked} onClick={() => asked && onAsk(asked)}>
        {label}
      </ActionButton>
    )}
  </ChangePrices>
);

interface ButtonProps {
  icon: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

const ActionButton = ({ icon, disabled, onClick, children }: ButtonProps) => (
  <button
    type="button"
    className="btn btn-outline-secondary btn-sm"
    disabled={disabled}
    onClick={onClick}
  >
    <Icon path={icon} size={0.85} /> {children}
  </button>
);

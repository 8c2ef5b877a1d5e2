import type { StockRow } from '@backoffice/api-client/resources/products';
import { MAX_ROWS, type ExportList, type PricedUnit } from '@backoffice/contracts';
import { formatMoney, formatNumber, sumMoney } from '@backoffice/i18n';
import {
  detailOf,
  downloadCsv,
  ExportMenu,
  ICONS,
  MoreActions,
  SelectionAction,
  SelectionBar,
  onDemand,
  useCan,
  useUrlState,
} from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { ScanStatus } from '@backoffice/ui/scanner';
import { PrintLabelsDialog } from '@backoffice/ui/stock';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Way } from '../transfer/sending/send-fields';
import { productsColumns } from './products-columns';
import { useFilters, useProducts } from './products-context';

const TransferDialog = onDemand(async () => (await import('../transfer/transfer')).TransferDialog);
const NothingSelected = onDemand(async () => (await import('./nothing-selected')).NothingSelected);
const OutDialog = onDemand(async () => (await import('../stock/adjusting')).OutDialog);
type OpenDialog =
  | { kind: 'out' | 'nothing' }
  | { kind: 'transfer'; way?: Way }
  | { kind: 'labels'; units: StockRow[] }
  /** Opened by an extension of another area. */
  | { kind: 'other' };

const tellFetchError = (error: unknown) =>
  notifyMessage('productsFetchError', {}, { detail: detailOf(error) });

interface Props {
  /** Title of the list, shown while nothing is ticked. */
  title: ReactNode;
  /** The number of units that the filter matches. */
  total: number;
  capped: boolean;
  /** The list that is exported and its filter. */
  exported: [ExportList, object];
}

/** The first line of the list: its title, or what is ticked, and what can be done. */
export function ProductsActions(props: Props) {
  const { selection, stock } = useProducts();
  const selectAll = useSelectAll();
  const [open, setOpen] = useOpenDialog();
  const notes = useId();
  const worth = worthOf(stock.known(selection.ids), selection.size);
  return (
    <>
      <SelectionBar {...props} worth={worth} selection={selection} onSelectAll={selectAll}>
        <ScanStatus />
        <Actions notes={notes} exported={props.exported} open={open} onOpen={setOpen} />
      </SelectionBar>
      <div id={notes} />
      {open && <ActionDialog open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The dialog that is open, at first the one that the address asks for. */
function useOpenDialog() {
  const [{ send }, setUrl] = useUrlState({ send: '' });
  const [open, setOpen] = useState<OpenDialog | null>(
    send === '' ? null : { kind: 'transfer', way: 'send' },
  );
  const change = (next: OpenDialog | null) => {
    setOpen(next);
    setUrl({ send: '' });
  };
  return [useCan('products.transfer') || open?.kind !== 'transfer' ? open : null, change] as const;
}

interface ActionsProps extends Pick<Props, 'exported'> {
  notes: string;
  open: OpenDialog | null;
  onOpen: (open: OpenDialog) => void;
}

function Actions({ notes, exported: [list, filter], open, onOpen }: ActionsProps) {
  const { t } = useTranslation('inventory');
  const { selection, isUnanswerable } = useProducts();
  const { withRows, isLoading } = useTickedRows();
  const isEmpty = selection.size === 0;
  const transfer = () => {
    if (isEmpty) notifyMessage('transferNothingSelected');
    else onOpen({ kind: 'transfer' });
  };
  const printLabels = () => {
    if (isEmpty) onOpen({ kind: 'nothing' });
    else void withRows((units) => onOpen({ kind: 'labels', units }));
  };
  const exportRows = () =>
    void withRows((rows) => downloadCsv('products', productsColumns(t), rows));
  return (
    <>
      <TransferButton onClick={transfer} />
      <SelectionAction icon={ICONS.printer} disabled={isLoading} onClick={printLabels}>
        {t('products.printLabels', { number: formatNumber(selection.size) })}
      </SelectionAction>
      <MoreActions isFlat={!isEmpty}>
        {isEmpty && <ScanButton onClick={() => onOpen({ kind: 'transfer' })} />}
        <OtherActions
          notes={notes}
          isOpen={open?.kind === 'other'}
          onOpen={() => onOpen({ kind: 'other' })}
        />
        {!isEmpty && <OutButton onClick={() => onOpen({ kind: 'out' })} />}
      </MoreActions>
      <ExportMenu
        {...{ list, filter }}
        disabled={isUnanswerable || isLoading}
        ticked={isEmpty ? undefined : { count: selection.size, onSave: exportRows }}
      />
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
      return <Transfer firstWay={open.way} onClose={onClose} />;
  }
}

/** Moves the ticked units now, or sends them. */
function Transfer({ firstWay, onClose }: { firstWay?: Way | undefined; onClose: () => void }) {
  const { selection, stock, scans, finishTransfer, undoneTransfer, finishSending } = useProducts();
  return (
    <TransferDialog
      firstWay={firstWay}
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
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return rows.map((row) => {
    const { price, label_due, old_price } = byId.get(row.id) ?? row;
    return { ...row, price, label_due, old_price };
  });
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

function ScanButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');
  if (!useCan('products.transfer')) return null;
  return (
    <SelectionAction icon={ICONS.scan} onClick={onClick}>
      {t('products.scanTransfer')}
    </SelectionAction>
  );
}

function TransferButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');
  if (!useCan('products.transfer')) return null;
  return (
    <SelectionAction icon={ICONS.transfer} onClick={onClick}>
      {t('products.transfer')}
    </SelectionAction>
  );
}

/** What the ticked units cost together, once all of them are loaded. */
const worthOf = (rows: readonly StockRow[], count: number): string | undefined =>
  count > 0 && rows.length === count
    ? formatMoney(sumMoney(rows.map(({ price }) => price)))
    : undefined;

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

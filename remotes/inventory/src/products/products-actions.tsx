import type { StockRow } from '@backoffice/api-client/resources/products';
import { MAX_ROWS, type ProductFilter } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  AlertDialog,
  detailOf,
  downloadCsv,
  Icon,
  ICONS,
  type Selection,
  SelectionBar,
  onDemand,
} from '@backoffice/ui';
import { messageText, notify, notifyMessage } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { DoneTransfer } from '../transfer/transfer-slip';
import { productsColumns } from './products-columns';
import type { useStockRows } from './use-stock-rows';
const TransferDialog = onDemand(
  async () => (await import('../transfer/transfer-dialog')).TransferDialog,
);
const PrintLabelsDialog = onDemand(
  async () => (await import('../labels/print-labels-dialog')).PrintLabelsDialog,
);

interface Props {
  selection: Selection;
  stock: ReturnType<typeof useStockRows>;
  filter: ProductFilter;
  total: number;
  capped: boolean;
  /** Ticked units that turned out to be sold. */
  onLost: (ids: number[]) => void;
  onTransferred: (transfer: DoneTransfer) => void;
}

type Open = { what: 'transfer' } | { what: 'labels'; units: StockRow[] } | { what: 'nothing' };

const tellFetchError = (error: unknown) =>
  notifyMessage('productsFetchError', {}, { detail: detailOf(error) });

/** What can be done with the ticked units. */
export function ProductsActions({
  selection,
  stock,
  filter,
  onLost,
  onTransferred,
  ...found
}: Props) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState<Open | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const close = () => setOpen(null);
  const ticked = formatNumber(selection.size);

  const withRows = async (act: (rows: StockRow[]) => void) => {
    setIsLoading(true);
    await stock.load(selection.ids).then(act, tellFetchError);
    setIsLoading(false);
  };
  const selectAll = async () => {
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
  const transfer = () => {
    if (selection.size === 0) notifyMessage('transferNothingSelected');
    else setOpen({ what: 'transfer' });
  };
  const printLabels = () => {
    if (selection.size === 0) setOpen({ what: 'nothing' });
    else void withRows((units) => setOpen({ what: 'labels', units }));
  };

  return (
    <>
      <SelectionBar {...found} selection={selection} onSelectAll={selectAll}>
        <ActionButton icon={ICONS.scan} onClick={() => setOpen({ what: 'transfer' })}>
          {t('products.scanTransfer')}
        </ActionButton>
        <ActionButton icon={ICONS.transfer} onClick={transfer}>
          {t('products.transfer')}
        </ActionButton>
        <ActionButton icon={ICONS.printer} disabled={isLoading} onClick={printLabels}>
          {t('products.printLabels', { number: ticked })}
        </ActionButton>
        <ActionButton
          icon={ICONS.download}
          disabled={isLoading || selection.size === 0}
          onClick={() => void withRows((rows) => downloadCsv('products', productsColumns(t), rows))}
        >
          {t('products.csv')}
        </ActionButton>
      </SelectionBar>
      {open?.what === 'transfer' && (
        <TransferDialog
          selection={selection}
          loadRows={stock.load}
          knownRows={stock.known}
          onLost={onLost}
          onDone={(done) => {
            close();
            onTransferred(done);
          }}
          onClose={close}
        />
      )}
      {open?.what === 'labels' && <PrintLabelsDialog units={open.units} onClose={close} />}
      {open?.what === 'nothing' && (
        <AlertDialog show text={messageText('printNothingSelected')} onClose={close} />
      )}
    </>
  );
}

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

import { shopParam, type ShopChoice } from '@backoffice/api-client/resources/shop-choice';
import {
  transactionQueries,
  type Booking,
  type WholeBooking,
} from '@backoffice/api-client/resources/transactions';
import type { TFunction } from '@backoffice/i18n';
import {
  Card,
  DataTable,
  DateNavigator,
  EmptyState,
  ExportMenu,
  Icon,
  ICONS,
  PageFrame,
  QueryView,
  useCan,
  useToday,
  useUrlState,
  type Column,
  onDemand,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TakingsList } from '../day-sales/takings-list';
import { ShopFilter } from '../shop/shop-filter';
import { hasSeveralShops, useShopFilter } from '../shop/use-shop-filter';
import { transactionActions, transactionColumns } from './transaction-columns';
import { TransactionSums } from './transaction-sums';
import { takingsByWay } from './transaction-totals';
import styles from './transactions.module.css';

const DeleteTransaction = onDemand(async () => (await import('./late-parts')).DeleteTransaction);
const TransactionDialog = onDemand(async () => (await import('./late-parts')).TransactionDialog);

type OpenDialog =
  | { type: 'add'; transaction?: undefined }
  | { type: 'edit'; transaction: WholeBooking }
  | { type: 'delete'; transaction: WholeBooking };

const actionsFor = (t: TFunction<'sales'>, open: (dialog: OpenDialog) => void) =>
  transactionActions(t, {
    onEdit: (transaction) => open({ type: 'edit', transaction }),
    onDelete: (transaction) => open({ type: 'delete', transaction }),
  });

/** The dialog that is open; the address may ask for a new transaction. */
function useDialog(canEdit: boolean) {
  const [{ add }, setUrl] = useUrlState({ add: '' });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const asked: OpenDialog | null = canEdit && add !== '' ? { type: 'add' } : null;
  const open = useCallback(
    (next: OpenDialog | null) => {
      setDialog(next);
      setUrl({ add: '' });
    },
    [setUrl],
  );
  return [dialog ?? asked, open] as const;
}

export default function TransactionsPage() {
  const { t } = useTranslation('sales');
  const [{ date }, setUrl] = useUrlState({ date: useToday() });
  const filter = useShopFilter();
  const query = useQuery(transactionQueries.ofDay(date, filter.shop));
  const canEdit = useCan('transactions.edit');
  const [dialog, setDialog] = useDialog(canEdit);
  const hasShops = hasSeveralShops(filter, query.data ?? []);
  const withShop = hasShops && filter.shop === undefined && namesShops(query.data);
  const columns = useMemo(
    () => [...transactionColumns(t, { withShop }), ...(canEdit ? [actionsFor(t, setDialog)] : [])],
    [t, canEdit, withShop, setDialog],
  );
  const add = canEdit && <AddButton onAdd={() => setDialog({ type: 'add' })} />;
  const choice = (
    <>
      {hasShops && <ShopFilter {...filter} />}
      <DateNavigator
        day={date}
        label={t('words:fields.date')}
        onChange={(chosen) => setUrl({ date: chosen })}
      />
      <ExportMenu list="transactions" filter={{ date, location: shopParam(filter.shop) }} />
    </>
  );

  return (
    <PageFrame title={t('transactions.title')} actions={add}>
      <Card actions={choice} title={t('transactions.ofDay')}>
        <QueryView query={query} failure="transactionsLoadFailed" empty={<NoTransactions />}>
          {(transactions) => <Bookings columns={columns} transactions={transactions} />}
        </QueryView>
      </Card>
      {dialog && (
        <Dialog {...dialog} day={date} shop={filter.shop} onClose={() => setDialog(null)} />
      )}
    </PageFrame>
  );
}

/** Bookings from before the tills name no shop. */
const namesShops = (transactions: readonly Booking[] = []) =>
  transactions.some(({ location }) => location !== null);

interface BookingsProps {
  columns: readonly Column<Booking>[];
  transactions: readonly Booking[];
}

/**
 * The day's bookings. Cash and banks are summed below them, except for people who count a till
 * blind.
 */
function Bookings({ columns, transactions }: BookingsProps) {
  const { t } = useTranslation('sales');
  const isManaged = useCan('till.manage');
  return (
    <div className={styles.bookings}>
      <DataTable
        caption={t('transactions.title')}
        columns={columns}
        rows={transactions}
        rowKey={(transaction) => transaction.id}
        footer={<TransactionSums transactions={transactions} />}
      />
      {isManaged && <TakingsList takings={takingsByWay(transactions)} />}
    </div>
  );
}

function NoTransactions() {
  const { t } = useTranslation('sales');
  return <EmptyState title={t('transactions.emptyTitle')} text={t('transactions.emptyText')} />;
}

interface DialogProps {
  day: string;
  shop: ShopChoice;
  onClose: () => void;
}

function Dialog({ type, transaction, ...props }: OpenDialog & DialogProps) {
  if (type === 'delete') {
    return <DeleteTransaction transaction={transaction} onClose={props.onClose} />;
  }
  return <TransactionDialog key={type} transaction={transaction} {...props} />;
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('sales');
  return (
    <button type="button" className="btn btn-primary" onClick={onAdd}>
      <Icon path={ICONS.plus} />
      {t('transactions.add')}
    </button>
  );
}

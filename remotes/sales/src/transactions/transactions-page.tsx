import { transactionQueries } from '@backoffice/api-client/resources/transactions';
import type { Transaction } from '@backoffice/contracts';
import {
  Card,
  DataTable,
  DateNavigator,
  EmptyState,
  Icon,
  ICONS,
  PageFrame,
  QueryView,
  useToday,
  useUrlState,
  onDemand,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DeleteTransaction } from './delete-transaction';
import { transactionColumns } from './transaction-columns';
import { TransactionSums } from './transaction-sums';

const TransactionDialog = onDemand(
  async () => (await import('./transaction-dialog')).TransactionDialog,
);

type OpenDialog =
  | { type: 'add' }
  | { type: 'edit'; transaction: Transaction }
  | { type: 'delete'; transaction: Transaction };

export default function TransactionsPage() {
  const { t } = useTranslation('sales');
  const [{ date }, setUrl] = useUrlState({ date: useToday() });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(transactionQueries.ofDay(date));
  const columns = useMemo(
    () =>
      transactionColumns(t, {
        onEdit: (transaction) => setDialog({ type: 'edit', transaction }),
        onDelete: (transaction) => setDialog({ type: 'delete', transaction }),
      }),
    [t],
  );
  const close = () => setDialog(null);

  const add = (
    <button type="button" className="btn btn-primary" onClick={() => setDialog({ type: 'add' })}>
      <Icon path={ICONS.plus} />
      {t('transactions.add')}
    </button>
  );
  const navigator = (
    <DateNavigator
      day={date}
      label={t('transactions.date')}
      onChange={(chosen) => setUrl({ date: chosen })}
    />
  );

  return (
    <PageFrame title={t('transactions.title')} actions={add}>
      <Card actions={navigator} title={t('transactions.ofDay')}>
        <QueryView
          query={query}
          failure="transactionsLoadFailed"
          empty={
            <EmptyState title={t('transactions.emptyTitle')} text={t('transactions.emptyText')} />
          }
        >
          {(transactions) => (
            <DataTable
              caption={t('transactions.title')}
              columns={columns}
              rows={transactions}
              rowKey={(transaction) => transaction.id}
              footer={<TransactionSums transactions={transactions} />}
            />
          )}
        </QueryView>
      </Card>
      {dialog?.type === 'add' && <TransactionDialog day={date} onClose={close} />}
      {dialog?.type === 'edit' && (
        <TransactionDialog transaction={dialog.transaction} day={date} onClose={close} />
      )}
      {dialog?.type === 'delete' && (
        <DeleteTransaction transaction={dialog.transaction} onClose={close} />
      )}
    </PageFrame>
  );
}

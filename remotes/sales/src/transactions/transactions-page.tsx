import { transactionQueries } from '@backoffice/api-client/resources/transactions';
import type { Transaction } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import {
  Card,
  DataTable,
  DateNavigator,
  EmptyState,
  Icon,
  ICONS,
  PageFrame,
  QueryView,
  useCan,
  useToday,
  useUrlState,
  onDemand,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DeleteTransaction } from './delete-transaction';
import { transactionActions, transactionColumns } from './transaction-columns';
import { TransactionSums } from './transaction-sums';

const TransactionDialog = onDemand(
  async () => (await import('./transaction-dialog')).TransactionDialog,
);

type OpenDialog =
  | { type: 'add'; transaction?: undefined }
  | { type: 'edit'; transaction: Transaction }
  | { type: 'delete'; transaction: Transaction };

const actionsFor = (t: TFunction<'sales'>, open: (dialog: OpenDialog) => void) =>
  transactionActions(t, {
    onEdit: (transaction) => open({ type: 'edit', transaction }),
    onDelete: (transaction) => open({ type: 'delete', transaction }),
  });

export default function TransactionsPage() {
  const { t } = useTranslation('sales');
  const [{ date }, setUrl] = useUrlState({ date: useToday() });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(transactionQueries.ofDay(date));
  const canEdit = useCan('transactions.edit');
  const columns = useMemo(
    () => [...transactionColumns(t), ...(canEdit ? [actionsFor(t, setDialog)] : [])],
    [t, canEdit],
  );
  const add = canEdit && <AddButton onAdd={() => setDialog({ type: 'add' })} />;
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
        <QueryView query={query} failure="transactionsLoadFailed" empty={<NoTransactions />}>
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
      {dialog && <Dialog {...dialog} day={date} onClose={() => setDialog(null)} />}
    </PageFrame>
  );
}

function NoTransactions() {
  const { t } = useTranslation('sales');
  return <EmptyState title={t('transactions.emptyTitle')} text={t('transactions.emptyText')} />;
}

function Dialog({
  type,
  transaction,
  day,
  onClose,
}: OpenDialog & { day: string; onClose: () => void }) {
  if (type === 'delete') return <DeleteTransaction transaction={transaction} onClose={onClose} />;
  return <TransactionDialog key={type} transaction={transaction} day={day} onClose={onClose} />;
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

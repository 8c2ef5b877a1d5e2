import { transactionMutations } from '@backoffice/api-client/resources/transactions';
import type { Transaction } from '@backoffice/contracts';
import { ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { transactionLabel } from './transaction-label';

interface Props {
  transaction: Transaction;
  onClose: () => void;
}

/** Asks before a booking is deleted. Mounted while it is open. */
export function DeleteTransaction({ transaction, onClose }: Props) {
  const { t } = useTranslation('sales');
  const send = useWrite(transactionMutations.remove());

  const remove = async () => {
    try {
      await send({ id: transaction.id });
    } catch (error) {
      notify.danger(t('transactions.deleteError'), { detail: detailOf(error) });
      throw error;
    }
    notify.success(t('transactions.deleted'));
    onClose();
  };

  return (
    <ConfirmDialog
      show
      title={t('transactions.deleteTitle')}
      text={t('transactions.deleteText', transactionLabel(t, transaction))}
      confirmLabel={t('transactions.delete')}
      tone="danger"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

import { supplierCodeMutations } from '@backoffice/api-client/resources/supplier-codes';
import { ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

interface Props {
  code: string;
  onClose: () => void;
}

/** Asks, then removes a supplier's code from the product and size that it names. */
export function RemoveCodeDialog({ code, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const remove = useWrite(supplierCodeMutations.remove());
  const confirm = async () => {
    try {
      await remove(code);
    } catch (error) {
      notify.danger(t('unitPanel.codeStays', { code }), { detail: detailOf(error) });
      return;
    }
    notify.success(t('unitPanel.codeRemoved', { code }));
    onClose();
  };
  return (
    <ConfirmDialog
      show
      tone="danger"
      title={t('unitPanel.removeTitle')}
      text={t('unitPanel.removeText', { code })}
      confirmLabel={t('unitPanel.remove')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

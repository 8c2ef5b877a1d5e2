import { sharedTillMutations } from '@backoffice/api-client/resources/shared-tills';
import type { SharedTill } from '@backoffice/contracts';
import { ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

interface Props {
  till: SharedTill;
  onClose: () => void;
}

/** Asks before a device stops being a shared till. */
export function RevokeDialog({ till: { id, name }, onClose }: Props) {
  const { t } = useTranslation('administration');
  const revoke = useWrite(sharedTillMutations.revoke());
  const act = async () => {
    try {
      await revoke({ id });
    } catch (error) {
      notify.danger(t('people.notDone'), { detail: detailOf(error) });
      return;
    }
    notify.success(t('sharedTills.revoked', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      show
      tone="danger"
      title={t('sharedTills.revokeTitle', { name })}
      text={t('sharedTills.revokeText')}
      confirmLabel={t('sharedTills.revoke')}
      onConfirm={act}
      onClose={onClose}
    />
  );
}

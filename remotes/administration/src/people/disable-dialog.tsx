import { peopleMutations } from '@backoffice/api-client/resources/people';
import type { Person } from '@backoffice/contracts';
import { ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify, fieldTexts } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { personName } from './person-name';

interface Props {
  person: Person;
  /** The row is that of the person signed in. */
  isSelf: boolean;
  onClose: () => void;
}

/** Asks before a person is disabled and can't sign in any more. Mounted while it is open. */
export function DisableDialog({ person, isSelf, onClose }: Props) {
  const { t } = useTranslation('administration');
  const edit = useWrite(peopleMutations.edit(person.id));
  const name = personName(person);

  const disable = async () => {
    try {
      await edit({ disabled: true });
    } catch (error) {
      const detail = Object.values(fieldTexts(error))[0] ?? detailOf(error);
      notify.danger(t('people.disableFailed', { name }), { detail });
      return;
    }
    notify.success(t('people.disabled', { name }));
    onClose();
  };

  return (
    <ConfirmDialog
      show
      tone="danger"
      title={isSelf ? t('people.disableSelfTitle') : t('people.disableTitle', { name })}
      text={isSelf ? t('people.disableSelfText') : t('people.disableText', { name })}
      confirmLabel={isSelf ? t('people.disableSelf') : t('people.disable')}
      onConfirm={disable}
      onClose={onClose}
    />
  );
}

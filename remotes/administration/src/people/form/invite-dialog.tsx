import { peopleMutations } from '@backoffice/api-client/resources/people';
import type { PersonLink } from '@backoffice/contracts';
import { ModalForm, useWrite } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { PersonFields } from './person-fields';
import { NEW_PERSON, type PersonValues } from './person-values';
import { usePersonForm } from './use-person-form';

interface Props {
  onInvited: (link: PersonLink, person: PersonValues) => void;
  onClose: () => void;
}

/** Adds a person, who then chooses a password with the link. Mounted while it is open. */
export function InviteDialog({ onInvited, onClose }: Props) {
  const { t } = useTranslation('administration');
  const invite = useWrite(peopleMutations.invite());
  const save = usePersonForm(
    ({ rights = NEW_PERSON.rights, ...person }) => invite({ ...person, rights }),
    onInvited,
  );
  return (
    <ModalForm<PersonValues>
      show
      title={t('people.inviteTitle')}
      defaultValues={NEW_PERSON}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('people.invite')}
      busyLabel={t('people.inviting')}
    >
      <PersonFields />
    </ModalForm>
  );
}

import { peopleMutations, savedPerson } from '@backoffice/api-client/resources/people';
import type { Person } from '@backoffice/contracts';
import { ModalForm, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { personName } from '../person-name';
import { PersonFields } from './person-fields';
import { personValues, type PersonValues } from './person-values';
import { usePersonForm } from './use-person-form';

interface Props {
  person: Person;
  /** The row is that of the person signed in. */
  isSelf: boolean;
  onClose: () => void;
}

/** Edits a person's name, e-mail, rights and shop. Mounted while it is open. */
export function EditPersonDialog({ person, isSelf, onClose }: Props) {
  const { t } = useTranslation('administration');
  const edit = useWrite(peopleMutations.edit(person.id));
  const save = usePersonForm(edit, (_, values) => {
    notify.success(t('people.saved', { name: personName(values) }));
    onClose();
  });
  return (
    <ModalForm<PersonValues>
      show
      title={t('people.editTitle', { name: personName(person) })}
      defaultValues={personValues(person)}
      readSaved={(data) => personValues(savedPerson(data))}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      {(form) => (
        <>
          <PersonFields />
          {isSelf && form.watch('rights') !== person.rights && (
            <div className="alert alert-warning mb-0" role="alert">
              {t('people.ownRights')}
            </div>
          )}
        </>
      )}
    </ModalForm>
  );
}

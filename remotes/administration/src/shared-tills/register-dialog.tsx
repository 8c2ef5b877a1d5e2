import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { sharedTillMutations } from '@backoffice/api-client/resources/shared-tills';
import { ModalForm, SelectField, TextField, usePerson, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Values {
  name: string;
  location: number | '' | null;
}

/** Makes the device in use a shared till. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const { data: shops = [] } = useQuery(referenceQueries.list('locations'));
  const own = usePerson().data?.user.location;
  const register = useWrite(sharedTillMutations.register());
  const save = async ({ name, location }: Values) => {
    await register({ name, location: Number(location) || null });
    notify.success(t('sharedTills.registered', { name }));
    onClose();
  };
  return (
    <ModalForm<Values>
      show
      title={t('sharedTills.registerTitle')}
      defaultValues={{ name: '', location: own ?? '' }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('sharedTills.register')}
      busyLabel={t('saving')}
    >
      <p>{t('sharedTills.registerText')}</p>
      <TextField name="name" label={t('sharedTills.name')} maxLength={60} required />
      <SelectField
        name="location"
        label={t('sharedTills.shop')}
        placeholder={t('sharedTills.anyShop')}
        options={shops.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ModalForm>
  );
}

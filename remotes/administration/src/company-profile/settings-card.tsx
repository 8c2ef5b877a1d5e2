import {
  savedSettings,
  settingsMutations,
  settingsQueries,
} from '@backoffice/api-client/resources/settings';
import type { CompanySettings } from '@backoffice/contracts';
import {
  Card,
  Form,
  FormError,
  QueryView,
  SubmitButton,
  useAppForm,
  useCan,
  useWrite,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from '../profile.module.css';
import { useFreshValues } from '../use-fresh-values';
import { SettingsFields } from './settings-fields';
import { settingsInput, settingsValues, type SettingsValues } from './settings-values';

/** The company's own settings; the card is missing when the server doesn't know the call. */
export function SettingsCard() {
  const { t } = useTranslation('administration');
  const query = useQuery(settingsQueries.company());
  if (query.data === null) return null;
  return (
    <Card title={t('settings.title')}>
      <QueryView query={query} errorText={t('settings.loadFailed')}>
        {(settings) => settings && <SettingsForm settings={settings} />}
      </QueryView>
    </Card>
  );
}

function SettingsForm({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation('administration');
  const canEdit = useCan('company.edit');
  const values = settingsValues(settings);
  const form = useAppForm<SettingsValues>({ defaultValues: values });
  useFreshValues(form, values);
  const edit = useWrite(settingsMutations.edit());

  const save = async (changed: SettingsValues) => {
    await edit(settingsInput(changed));
    form.reset(changed);
    notify.success(t('settings.saved'));
  };

  return (
    <Form
      form={form}
      onSubmit={save}
      readSaved={(data) => settingsValues(savedSettings(data))}
      label={t('settings.title')}
      className={styles.form}
    >
      <FormError />
      <SettingsFields readOnly={!canEdit} />
      {canEdit && <SubmitButton busyLabel={t('saving')}>{t('settings.save')}</SubmitButton>}
    </Form>
  );
}

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
  onDemand,
  QueryView,
  SaveBar,
  useAppForm,
  useCan,
  useWrite,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFreshValues } from '../use-fresh-values';
import { Section } from './sections';
import styles from './sections.module.css';
import { SettingsSections } from './settings-sections';
import { settingsInput, settingsValues, type SettingsValues } from './settings-values';

const SharedTillsCard = onDemand(
  async () => (await import('../shared-tills/shared-tills-card')).SharedTillsCard,
);

/** The company's own settings and its shared tills; a server that knows no settings has only these. */
export function Settings() {
  const { t } = useTranslation('administration');
  const query = useQuery(settingsQueries.company());
  const managesDevices = useCan('devices.manage');
  const sharedTills = managesDevices && <SharedTillsCard />;
  if (query.data) return <SettingsForm settings={query.data} sharedTills={sharedTills} />;
  return (
    <>
      {query.data !== null && (
        <Card title={t('settings.title')}>
          <QueryView query={query} errorText={t('settings.loadFailed')}>
            {() => null}
          </QueryView>
        </Card>
      )}
      {!query.isPending && sharedTills && <Section id="tills">{sharedTills}</Section>}
    </>
  );
}

interface Props {
  settings: CompanySettings;
  sharedTills: ReactNode;
}

function SettingsForm({ settings, sharedTills }: Props) {
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
      className={styles.parts}
    >
      <FormError />
      <SettingsSections readOnly={!canEdit} sharedTills={sharedTills} />
      {canEdit && <SaveBar busyLabel={t('saving')}>{t('settings.save')}</SaveBar>}
    </Form>
  );
}

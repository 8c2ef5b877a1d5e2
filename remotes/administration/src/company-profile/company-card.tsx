import { companyMutations, savedCompany } from '@backoffice/api-client/resources/company';
import type { Company, Seen } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Card, Form, SaveBar, TextField, useAppForm, useCan, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import styles from '../profile.module.css';
import { useFreshValues } from '../use-fresh-values';

interface Values extends Seen {
  name: string;
  registrationNumber: string;
  administrator: string;
  email: string;
  registered: string;
  phone: string;
  address: string;
}

const valuesOf = (company: Company): Values => ({
  name: company.name,
  registrationNumber: company.registration_number,
  administrator: company.admin,
  email: company.email,
  registered: formatMoment(company.created_at, company.timezone, { dateStyle: 'medium' }),
  phone: company.phone ?? '',
  address: company.address ?? '',
  version: company.version,
});

/** The company; phone and address can be changed with the right `company.edit`. */
export function CompanyCard({ company }: { company: Company }) {
  const { t } = useTranslation('administration');
  const values = valuesOf(company);
  const canEdit = useCan('company.edit');
  const form = useAppForm<Values>({ defaultValues: values });
  useFreshValues(form, values);
  const edit = useWrite(companyMutations.edit());

  const save = async (changed: Values) => {
    const { phone, address, version } = changed;
    await edit({ phone: phone.trim(), address: address.trim(), version });
    form.reset(changed);
    notifyMessage('companyUpdated');
  };

  return (
    <Card title={t('companyProfile.sections.company')}>
      <Form
        form={form}
        onSubmit={save}
        readSaved={(data) => valuesOf(savedCompany(data))}
        failure="companyUpdateError"
        label={t('companyProfile.details')}
        className={styles.form}
      >
        <div className={styles.fields}>
          <CompanyFields readOnly={!canEdit} />
        </div>
        {canEdit && <SaveBar busyLabel={t('saving')}>{t('save')}</SaveBar>}
      </Form>
    </Card>
  );
}

function CompanyFields({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('administration');
  return (
    <>
      <TextField name="name" label={t('words:fields.name')} readOnly />
      <TextField
        name="registrationNumber"
        label={t('companyProfile.registrationNumber')}
        readOnly
      />
      <TextField name="administrator" label={t('companyProfile.administrator')} readOnly />
      <TextField name="email" label={t('email')} type="email" readOnly />
      <TextField name="registered" label={t('companyProfile.registered')} readOnly />
      <TextField
        name="phone"
        label={t('phone')}
        type="tel"
        maxLength={40}
        readOnly={readOnly}
        className={styles.first}
      />
      <TextField
        name="address"
        label={t('companyProfile.address')}
        maxLength={200}
        readOnly={readOnly}
      />
    </>
  );
}

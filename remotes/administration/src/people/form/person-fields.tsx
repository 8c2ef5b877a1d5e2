import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { RIGHTS } from '@backoffice/contracts';
import { CheckboxField, ChoiceListField, SelectField, TextField } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { rightsName } from '../people-words';
import styles from '../people.module.css';

export function PersonFields() {
  const { t } = useTranslation('administration');
  const { data: shops = [] } = useQuery(referenceQueries.list('locations'));
  return (
    <>
      <div className={styles.names}>
        <TextField name="username" label={t('words:fields.name')} required maxLength={100} />
        <TextField name="surname" label={t('words:fields.surname')} maxLength={100} />
      </div>
      <TextField name="email" label={t('email')} type="email" required maxLength={254} />
      <ChoiceListField
        name="rights"
        label={t('words:fields.rights')}
        required
        choices={RIGHTS.map((rights) => ({
          value: rights,
          label: rightsName(rights),
          text: t(`people.rightsOf.${rights}.text`),
        }))}
      />
      <SelectField
        name="location"
        label={t('people.shop')}
        placeholder={t('people.noShop')}
        options={shops.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <CheckboxField name="limited" label={t('people.limited')} hint={t('people.limitedHint')} />
    </>
  );
}

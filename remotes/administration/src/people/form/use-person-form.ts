import type { AppForm } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { personInput, type PersonValues } from './person-values';

/** Sends a person's form. Somebody who is limited to their shop needs one, or the form says so. */
export function usePersonForm<Result>(
  send: (input: ReturnType<typeof personInput>) => Promise<Result>,
  onDone: (result: Result, values: PersonValues) => void,
) {
  const { t } = useTranslation('administration');
  return async (values: PersonValues, form: AppForm<PersonValues>) => {
    if (values.limited && values.location === '') {
      const message = t('people.shopMissing');
      form.setError('location', { message }, { shouldFocus: true });
      return;
    }
    onDone(await send(personInput(values)), values);
  };
}

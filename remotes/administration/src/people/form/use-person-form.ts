import type { AppForm } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { personRefusal } from './person-refusal';
import { personInput, type PersonValues } from './person-values';

/** Sends a person's form; what can't be is said beside its field, and so is what the server refuses. */
export function usePersonForm<Result>(
  send: (input: ReturnType<typeof personInput>) => Promise<Result>,
  onDone: (result: Result, values: PersonValues) => void,
) {
  const { t } = useTranslation('administration');
  return async (values: PersonValues, form: AppForm<PersonValues>) => {
    if (values.limited && values.location === '') {
      const message = t('people.refused.shopMissing');
      form.setError('location', { message }, { shouldFocus: true });
      return;
    }
    const result = await send(personInput(values)).catch((error: unknown) => {
      throw personRefusal(t, error);
    });
    onDone(result, values);
  };
}

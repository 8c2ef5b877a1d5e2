import type { AppForm } from '@backoffice/ui';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Puts newer values of the server into the form, unless something has been typed there. */
export function useFreshValues<Values extends FieldValues>(
  form: AppForm<Values>,
  values: Values,
): void {
  const key = JSON.stringify(values);
  const { isDirty } = form.formState;
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(key) as Values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- being typed in is no reason to take values
  }, [key, reset]);
}

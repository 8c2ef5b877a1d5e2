import { ApiError } from '@backoffice/api-client';
import { useFormContext, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

import { useFieldRules, type FieldRules } from './field-rules';

type SettableForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'setError'
> & { rules: FieldRules };

/** Puts a server's errors of fields beside those that are on screen; false when there were none. */
export function showServerErrors<Values extends FieldValues, Output>(
  form: SettableForm<Values, Output>,
  error: unknown,
): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  const known = fields.filter(([name]) => form.rules.has(name));
  known.forEach(([name, message], index) =>
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0 && known.length === fields.length;
}

/** For a form that calls the server outside of `onSubmit`. */
export function useServerErrors(): (error: unknown) => boolean {
  const { setError } = useFormContext();
  const rules = useFieldRules();
  return (error) => showServerErrors({ setError, rules }, error);
}

import { fieldTexts } from '@backoffice/ui/notify';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import type { FieldRules } from './fields/field-rules';

type SettableForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'setError'
> & { rules: FieldRules };

/** Puts a server's errors of fields beside those that are on screen; false when there were none. */
export function showServerErrors<Values extends FieldValues, Output>(
  form: SettableForm<Values, Output>,
  error: unknown,
): boolean {
  const fields = Object.entries(fieldTexts(error));
  const known = fields.filter(([name]) => form.rules.has(name));
  known.forEach(([name, message], index) =>
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0 && known.length === fields.length;
}

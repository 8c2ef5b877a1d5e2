import { useMemo, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

import type { FieldRules } from './fields/field-rules';
import { createResolver, type FormSchema } from './resolver';

/** A form of react-hook-form that knows the rules of the fields on screen. */
export type AppForm<Values extends FieldValues, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
> & { rules: FieldRules };

export interface AppFormOptions<Values extends FieldValues, Output> {
  defaultValues: DefaultValues<Values>;
  /** A schema of contracts; `onSubmit` gets its output. */
  schema?: FormSchema<Output>;
}

/** Makes the form that `<Form>` shows; for forms that a page resets or watches itself. */
export function useAppForm<Values extends FieldValues, Output = Values>({
  defaultValues,
  schema,
}: AppFormOptions<Values, Output>): AppForm<Values, Output> {
  const [rules] = useState<FieldRules>(() => new Map());
  const resolver = useMemo(() => createResolver<Values, Output>(rules, schema), [rules, schema]);
  const form = useForm<Values, unknown, Output>({ defaultValues, resolver });
  return { ...form, rules };
}

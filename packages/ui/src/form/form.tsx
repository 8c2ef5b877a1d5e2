import type { MessageKey, Seen } from '@backoffice/contracts';
import { currentLocale } from '@backoffice/i18n';
import {
  notify,
  notifyMessage,
  type MessageParams,
  wordsFor,
  fieldTexts,
} from '@backoffice/ui/notify';
import i18next from 'i18next';
import { useRef, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  get,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';

import { detailOf } from '../feedback/detail-of';
import { FieldRulesContext, type FieldRules } from './fields/field-rules';
import { useMeanwhile, type ReadSaved } from './meanwhile/use-meanwhile';
import type { AppForm } from './use-app-form';

type SettableForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'setError'
> & { rules: FieldRules };

/** Puts a server's errors beside their fields; true when all of them found a field on screen. */
function showServerErrors<Values extends FieldValues, Output>(
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

export interface FormProps<Values extends FieldValues, Output> {
  form: AppForm<Values, Output>;
  /** Gets the checked values. When it rejects, the form keeps what was typed. */
  onSubmit: (values: Output & Seen) => void | Promise<unknown>;
  /** The notification for errors that belong to no field; without it they stand in the form. */
  failure?: MessageKey;
  failureParams?: MessageParams;
  /** Turns the row of `edited_since` into values, where its names aren't those of the fields. */
  readSaved?: ReadSaved<Values>;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A form: checks, submits once at a time, and puts errors beside their fields. */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  readSaved,
  className,
  label,
  children,
  ...sending
}: FormProps<Values, Output>) {
  const meanwhile = useMeanwhile(form, readSaved);
  const submit = useSubmit({ form, ...sending }, meanwhile.ask);

  return (
    <FormProvider {...form}>
      <FieldRulesContext value={form.rules}>
        <form noValidate className={className} aria-label={label} onSubmit={submit}>
          {meanwhile.question}
          {children}
        </form>
      </FieldRulesContext>
    </FormProvider>
  );
}

type Sending<Values extends FieldValues, Output> = Pick<
  FormProps<Values, Output>,
  'form' | 'onSubmit' | 'failure' | 'failureParams'
>;

/** Sends the form once at a time. `askMeanwhile` returns true if somebody else changed the row. */
function useSubmit<Values extends FieldValues, Output>(
  { form, onSubmit, failure, failureParams }: Sending<Values, Output>,
  askMeanwhile: (error: unknown) => boolean,
) {
  const isBusy = useRef(false);
  const send = async (values: Output) => {
    const focused = document.activeElement;
    try {
      await onSubmit(values as Output & Seen);
    } catch (error) {
      await wordsFor(error);
      if (askMeanwhile(error) || showServerErrors(form, error)) return;
      const detail = detailOf(error) ?? i18next.t('failure.browser', { ns: 'ui' });
      if (failure) notifyMessage(failure, failureParams, { detail });
      else form.setError('root.server', { message: detail });
      if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
    }
  };
  return (event: FormEvent) => {
    event.preventDefault();
    // In React the event of a form in a dialog would also reach the form that opened the dialog.
    event.stopPropagation();
    if (isBusy.current) return;
    isBusy.current = true;
    form.clearErrors('root');
    void form
      .handleSubmit(send, (errors) => announceFirst(form, errors))()
      .finally(() => {
        isBusy.current = false;
      });
  };
}

/** Says the first error in a notification: its field may be off the screen. */
function announceFirst<Values extends FieldValues>(
  { rules }: { rules: FieldRules },
  errors: FieldErrors<Values>,
): void {
  for (const [name, { label }] of rules) {
    const message = messageAt(errors, name);
    if (message === undefined) continue;
    notify.danger(withField(label, message), { id: 'invalid-form' });
    return;
  }
}

/** Away from its field, a message says which one it is about: "Import price: at least 0". */
function withField(field: string, message: string): string {
  if (message.includes(field)) return message;
  const text = message.charAt(0).toLocaleLowerCase(currentLocale()) + message.slice(1);
  return i18next.t('form.ofField', { ns: 'ui', field, text });
}

function messageAt(errors: object, name: string): string | undefined {
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

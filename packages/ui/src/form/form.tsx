import type { MessageKey, Seen } from '@backoffice/contracts';
import { currentLocale } from '@backoffice/i18n';
import { notify, notifyMessage, type MessageParams, wordsFor } from '@backoffice/ui/notify';
import i18next from 'i18next';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider, get, type FieldErrors, type FieldValues } from 'react-hook-form';

import { detailOf } from '../feedback/detail-of';
import { FieldRulesContext } from './fields/field-rules';
import { useMeanwhile, type ReadSaved } from './meanwhile/use-meanwhile';
import { showServerErrors } from './server-errors';
import type { AppForm } from './use-app-form';

export interface FormProps<Values extends FieldValues, Output> {
  form: AppForm<Values, Output>;
  /** What to do with the checked values. When it rejects, the form keeps what was typed. */
  onSubmit: (values: Output & Seen) => void | Promise<unknown>;
  /** Notification when `onSubmit` rejects with more than errors of fields; else it stands above. */
  failure?: MessageKey;
  failureParams?: MessageParams;
  /** The row of `edited_since` as values, where its names aren't those of the fields. */
  readSaved?: ReadSaved<Values>;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A form: checks, submits once at a time, and puts errors beside their fields. */
// eslint-disable-next-line max-lines-per-function -- in parts, it would cost the page that receives goods its budget of bytes
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  failure,
  failureParams,
  readSaved,
  className,
  label,
  children,
}: FormProps<Values, Output>) {
  const isBusy = useRef(false);
  const meanwhile = useMeanwhile(form, readSaved);

  const submit = async (values: Output) => {
    const focused = document.activeElement;
    try {
      await onSubmit(values as Output & Seen);
    } catch (error) {
      await wordsFor(error);
      if (meanwhile.ask(error) || showServerErrors(form, error)) return;
      const detail = detailOf(error) ?? i18next.t('failure.browser', { ns: 'ui' });
      if (failure) notifyMessage(failure, failureParams, { detail });
      else form.setError('root.server', { message: detail });
      if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
    }
  };
  const announce = (errors: FieldErrors<Values>) => {
    for (const [name, { label }] of form.rules) {
      const message = messageAt(errors, name);
      if (message === undefined) continue;
      notify.danger(withField(label, message), { id: 'invalid-form' });
      return;
    }
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a dialog of another form is its own affair.
    event.stopPropagation();
    if (isBusy.current) return;
    isBusy.current = true;
    form.clearErrors('root');
    void form
      .handleSubmit(submit, announce)()
      .finally(() => {
        isBusy.current = false;
      });
  };

  return (
    <FormProvider {...form}>
      <FieldRulesContext value={form.rules}>
        <form noValidate className={className} aria-label={label} onSubmit={onFormSubmit}>
          {meanwhile.question}
          {children}
        </form>
      </FieldRulesContext>
    </FormProvider>
  );
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

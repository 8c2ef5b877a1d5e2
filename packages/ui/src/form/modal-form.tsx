import type { MessageKey, Seen } from '@backoffice/contracts';
import type { MessageParams } from '@backoffice/ui/notify';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { DialogFrame } from '../dialog/dialog-frame';
import { DialogButtons, DirtyWatch, LeaveQuestion } from './dialog-footer';
import { Form } from './form';
import { FormError } from './form-error';
import styles from './form.module.css';
import type { ReadSaved } from './meanwhile/use-meanwhile';
import type { FormSchema } from './resolver';
import { useAppForm, type AppForm } from './use-app-form';

export interface ModalFormProps<Values extends FieldValues, Output = Values> {
  show: boolean;
  title: string;
  /** A schema of contracts; `onSubmit` gets its output. */
  schema?: FormSchema<Output>;
  /** A row that is edited has its `version` too, so that nothing is overwritten unseen. */
  defaultValues: DefaultValues<Values> & Seen;
  /**
   * The caller closes the dialog after success. When it rejects, what was typed stays. The form is
   * passed for errors that only the caller can tell (`setError`).
   */
  onSubmit: (values: Output & Seen, form: AppForm<Values, Output>) => void | Promise<unknown>;
  onClose: () => void;
  submitLabel: string;
  busyLabel?: string;
  submitTone?: 'primary' | 'danger';
  /** Stands above the fields. */
  error?: string | null;
  /** The notification for errors that belong to no field. */
  failure?: MessageKey;
  failureParams?: MessageParams;
  /** Turns the row of `edited_since` into values, where its names aren't those of the fields. */
  readSaved?: ReadSaved<Values>;
  size?: 'sm' | 'lg' | 'xl';
  /** False where closing loses nothing, because a draft is kept. */
  askBeforeClosing?: boolean;
  /** The button has the focus first: the values are mostly right as they stand. */
  beginsAtSubmit?: boolean;
  children: ReactNode | ((form: AppForm<Values, Output>) => ReactNode);
}

/** A dialog with a form: Enter submits, once; typed text isn't thrown away without asking. */
export function ModalForm<Values extends FieldValues, Output = Values>(
  props: ModalFormProps<Values, Output>,
) {
  const { show, size, title } = props;
  const titleId = useId();
  const leaving = useLeaving(props);
  const { t } = useTranslation('ui');

  return (
    <DialogFrame
      show={show}
      onHide={leaving.ask}
      size={size}
      aria-labelledby={titleId}
      fullscreen={size === 'lg' || size === 'xl' ? 'md-down' : undefined}
      scrollable
      onExited={() => leaving.setIsDirty(false)}
    >
      <Modal.Header closeButton closeLabel={t('close')}>
        <Modal.Title id={titleId} as="h2">
          {title}
        </Modal.Title>
      </Modal.Header>
      <DialogForm<Values, Output>
        {...props}
        isLeaving={leaving.isAsked}
        onDirty={leaving.setIsDirty}
        onStay={leaving.stay}
        onLeave={leaving.close}
        onCancel={leaving.ask}
      />
    </DialogFrame>
  );
}

/** Closes the dialog at once where nothing was typed, and asks first otherwise. */
function useLeaving({
  onClose,
  askBeforeClosing = true,
}: Pick<ModalFormProps<FieldValues>, 'onClose' | 'askBeforeClosing'>) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => {
    setIsAsked(false);
    onClose();
  };
  const ask = () => {
    if (isDirty && askBeforeClosing) setIsAsked(true);
    else close();
  };
  return { isAsked, setIsDirty, ask, close, stay: () => setIsAsked(false) };
}

interface DialogFormProps<Values extends FieldValues, Output> extends ModalFormProps<
  Values,
  Output
> {
  isLeaving: boolean;
  onDirty: (isDirty: boolean) => void;
  onStay: () => void;
  onLeave: () => void;
  onCancel: () => void;
}

/** Mounted anew each time the dialog opens, so that it begins with the current default values. */
function DialogForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  children,
  error,
  onSubmit,
  failure,
  failureParams,
  readSaved,
  isLeaving,
  beginsAtSubmit = false,
  ...rest
}: DialogFormProps<Values, Output>) {
  const form = useAppForm<Values, Output>({ defaultValues, schema });
  const body = useRef<HTMLDivElement>(null);
  useFirstFocus(body, beginsAtSubmit);
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit(values, form)}
      failure={failure}
      failureParams={failureParams}
      readSaved={readSaved}
      className={styles.dialogForm}
    >
      <DirtyWatch onDirty={rest.onDirty} />
      <Modal.Body ref={body} className={styles.dialogBody}>
        <FormError text={error} />
        {typeof children === 'function' ? children(form) : children}
      </Modal.Body>
      <Modal.Footer>
        {isLeaving ? (
          <LeaveQuestion onStay={rest.onStay} onLeave={rest.onLeave} />
        ) : (
          <DialogButtons {...rest} />
        )}
      </Modal.Footer>
    </Form>
  );
}

function useFirstFocus(body: RefObject<HTMLElement | null>, isAtSubmit: boolean): void {
  useEffect(() => {
    if (isAtSubmit) focusSubmit(body.current);
    else focusFirstField(body.current);
  }, [body, isAtSubmit]);
}

const focusSubmit = (body: HTMLElement | null) =>
  body?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();

/** Focuses the first field so that typing can begin, unless another asked for the focus. */
function focusFirstField(body: HTMLElement | null): void {
  if (body?.contains(document.activeElement)) return;
  const fields = 'input:enabled:not([readonly]), select:enabled, textarea:enabled:not([readonly])';
  body?.querySelector<HTMLElement>(fields)?.focus();
}

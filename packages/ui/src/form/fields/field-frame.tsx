import type { ReactNode } from 'react';

import styles from '../form.module.css';

/** Props that all fields have in common. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  required?: boolean;
  /** A line below the field. */
  hint?: ReactNode;
  disabled?: boolean;
  /** Text in place of a field. */
  readOnly?: boolean;
  autoFocus?: boolean;
  /** Only screen readers get the label, as in rows of a table, where the head shows it. */
  hideLabel?: boolean;
  className?: string;
}

interface FrameProps {
  id: string;
  label: string;
  required: boolean;
  hideLabel: boolean;
  hint: ReactNode;
  error: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

export const FieldFrame = ({
  id,
  label,
  required,
  hideLabel,
  hint,
  error,
  className,
  children,
}: FrameProps) => (
  <div className={className ? `${styles.field} ${className}` : styles.field}>
    <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-label'}>
      {label}
      {required && <RequiredMark />}
    </label>
    {children}
    <FieldNotes id={id} error={error} hint={hint} />
  </div>
);

/** Hidden from screen readers, as the field itself says that it is required. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
);

export const FieldNotes = ({
  id,
  error,
  hint,
}: {
  id: string;
  error: string | undefined;
  hint: ReactNode;
}) => (
  <>
    {error && (
      <div id={`${id}-error`} className="invalid-feedback">
        {error}
      </div>
    )}
    {hint && (
      <div id={`${id}-hint`} className="form-text">
        {hint}
      </div>
    )}
  </>
);

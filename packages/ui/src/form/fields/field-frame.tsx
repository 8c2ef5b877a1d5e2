import type { ReactNode } from 'react';

import styles from '../form.module.css';

/** What all fields have in common. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  required?: boolean;
  /** A line below the field. */
  hint?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** The label is there for screen readers only: in rows of a table under a head. */
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

/** Label above, error and hint below. */
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

/** The field says itself that it is required; the star is for the eye. */
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

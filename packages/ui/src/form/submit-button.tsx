import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

import { Spinner } from '../feedback/spinner';

interface Props {
  children: ReactNode;
  /** Replaces the text while the form is being sent. */
  busyLabel?: ReactNode;
  tone?: 'primary' | 'danger' | 'outline-secondary';
  disabled?: boolean;
}

/** Submits its form; disabled while that is under way. */
export function SubmitButton({ children, busyLabel, tone = 'primary', disabled = false }: Props) {
  const { isSubmitting } = useFormState();
  return (
    <button type="submit" className={`btn btn-${tone}`} disabled={disabled || isSubmitting}>
      {isSubmitting && <Spinner small />}
      {isSubmitting ? (busyLabel ?? children) : children}
    </button>
  );
}
